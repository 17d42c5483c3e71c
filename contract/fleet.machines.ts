import { z } from 'zod'
import { changeOf } from './change.ts'
import { endpoint } from './endpoint.ts'
import { boundedText, CivilDate, Id, queryText, text } from './fields.ts'
import { TelematicsId } from './fleet.telematics.ts'
import { MachineBooking, paperKinds, paperStates } from './fleet.ts'
import { capitals, folded } from './identifiers.ts'
import { MeterReading } from './logsheets.content.ts'
import { whole } from './numbers.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { VehicleNumber } from './vehicle-numbers.ts'
import { versioned } from './versioned.ts'

const params = z.object({ id: Id })

/** A paper that a machine must have, and the last day on which it counts; null for no such day, or no paper. */
const MandatoryPaper = z.object({
  kind: z.enum(paperKinds),
  state: z.enum(paperStates),
  validTo: CivilDate.nullable(),
})
export type MandatoryPaper = z.infer<typeof MandatoryPaper>

/** One machine of the fleet. */
export const Machine = z
  .object({
    machineId: Id,
    /** As painted on the machine: 'BL-014'. */
    fleetNumber: z.string(),
    productId: Id,
    productName: z.string(),
    serialNumber: z.string(),
    registrationNumber: z.string().nullable(),
    builtYear: z.int().nullable(),
    /** The owner of a hired machine; null for our own. */
    hiredFrom: z.string().nullable(),
    yardId: Id,
    yardName: z.string(),
    /** The hour meter as last read, to a tenth. */
    meterHours: z.string(),
    /** By which number its telematics knows it; null for a machine without. */
    telematicsId: z.string().nullable(),
    isRetired: z.boolean(),
    /** The worst state of its mandatory papers. */
    papers: z.enum(paperStates),
    mandatory: z.array(MandatoryPaper),
  })
  .meta({ id: 'Machine' })
export type Machine = z.infer<typeof Machine>

/** Capital letters, digits and hyphens; small letters become capitals. */
const FleetNumber = boundedText(20, { missing: 'required' })
  .overwrite((typed) => capitals(folded(typed)))
  .min(1, { error: 'required', abort: true })
  .regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/, 'invalid')

export const machineFields = {
  fleetNumber: FleetNumber,
  productId: Id,
  serialNumber: text(1, 40),
  registrationNumber: VehicleNumber.nullable(),
  builtYear: whole(1950, 2100).nullable(),
  hiredFrom: text(1, 120).nullable(),
  yardId: Id,
  meterHours: MeterReading,
  telematicsId: TelematicsId.nullable(),
}
export const NewMachine = z.strictObject(machineFields)
export type NewMachine = z.infer<typeof NewMachine>

const machine = z.object({ machine: Machine })

export const machinesApi = {
  listMachines: endpoint({
    ...deskPaths.listMachines,
    summary: 'The machines by fleet number, retired ones last.',
    query: z.strictObject({
      filter: queryText(100).optional(),
      productId: Id.optional(),
      yardId: Id.optional(),
      papers: z.enum(paperStates).optional(),
      ...pageQuery,
    }),
    response: z.object({ machines: pageOf(Machine) }),
    problems: [],
  }),
  addMachine: endpoint({
    ...deskPaths.addMachine,
    summary: 'Adds a machine to the fleet.',
    body: NewMachine,
    response: machine,
    status: 201,
    problems: ['machine-exists'],
  }),
  getMachine: endpoint({
    ...deskPaths.getMachine,
    summary: 'One machine.',
    params,
    response: machine,
    problems: ['not-found'],
  }),
  updateMachine: endpoint({
    ...deskPaths.updateMachine,
    summary: 'Changes a machine, retires it or takes it back. Only the fields sent change.',
    params,
    headers: versioned,
    ...changeOf(Machine, { ...NewMachine.partial().shape, isRetired: z.boolean().optional() }),
    response: machine,
    problems: ['not-found', 'precondition-required', 'precondition-failed', 'machine-exists', 'machine-booked'],
  }),
  listMachineBookings: endpoint({
    ...deskPaths.listMachineBookings,
    summary: 'What occupies a machine on the next 90 days.',
    params,
    response: z.object({ bookings: z.array(MachineBooking) }),
    problems: ['not-found'],
  }),
}
