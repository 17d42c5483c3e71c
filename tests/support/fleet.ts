// Machines, papers and operators at the desk.
import { randomUUID } from 'node:crypto'
import { addDays } from '#contract/dates.ts'
import type { NewBooking } from '#contract/fleet.bookings.ts'
import type { NewMachine } from '#contract/fleet.machines.ts'
import { once } from './once.ts'
import { aPicture } from './sample-files.ts'
import type { TestServer } from './server.ts'
import { deskUpload } from './upload.ts'

const someNumber = () => randomUUID().slice(0, 8).toUpperCase()

/** A machine of ours, each with numbers of its own. */
export const aNewMachine = (productId: string, yardId: string, more: Partial<NewMachine> = {}): NewMachine => ({
  fleetNumber: `T-${someNumber()}`,
  productId,
  serialNumber: someNumber(),
  registrationNumber: null,
  builtYear: 2022,
  hiredFrom: null,
  yardId,
  meterHours: '120.5',
  telematicsId: null,
  ...more,
})

/** An insurance without an end and without a file. */
export const aPaper = (more: object = {}) => ({
  kind: 'INSURANCE' as const,
  number: 'OG-26-1801',
  validTo: null,
  fileId: null,
  ...more,
})

/** An operator, each with a licence of their own. */
export const aNewOperator = (more: object = {}) => ({
  name: 'Ganesh Pawar',
  phone: '9822000000',
  licenceNumber: `MH12 ${someNumber()}`,
  licenceValidTo: '2099-12-31',
  ...more,
})

/** Five days in the workshop, from a day on. */
export const aMaintenance = (machineId: string, from = '2030-01-07'): NewBooking => ({
  kind: 'MAINTENANCE',
  machineId,
  from,
  to: addDays(from, 4),
  note: 'Service 500 h',
})

/** A machine, a paper and an operator for the matrix. */
export const fleetFor = (server: TestServer, productId: string) => ({
  machine: once(() => addedMachine(server, productId)),
  machinePaper: async () => {
    const { call } = await server.atDesk('OPERATIONS')
    const id = await addedMachine(server, productId)
    return (await call('addMachineDocument', { params: { id }, body: aPaper() })).document.documentId
  },
  machinePhoto: async () => {
    const { accessToken, call } = await server.atDesk('OPERATIONS')
    const fileId = await deskUpload(server, accessToken, { bytes: await aPicture('png'), purpose: 'machine-photo' })
    const params = { id: await addedMachine(server, productId) }
    return (await call('addMachinePhoto', { params, body: { fileId } })).photo.photoId
  },
  newMachine: () => addedMachine(server, productId),
  maintenance: async () => {
    const { call } = await server.atDesk('OPERATIONS')
    const body = aMaintenance(await addedMachine(server, productId))
    return (await call('addBooking', { body })).booking.bookingId
  },
  operator: once(async () => {
    const { call } = await server.atDesk('OPERATIONS')
    return (await call('addOperator', { body: aNewOperator() })).operator.operatorId
  }),
})

async function addedMachine({ atDesk }: TestServer, productId: string) {
  const { call } = await atDesk('OPERATIONS')
  const { yards } = await call('listYards', { query: { size: '1' } })
  const body = aNewMachine(productId, yards.content[0]?.yardId ?? '')
  return (await call('addMachine', { body })).machine.machineId
}

/** The fleet number of a new machine. */
export async function newFleetNumber(server: TestServer, productId: string) {
  const { call } = await server.atDesk('OPERATIONS')
  return (await call('getMachine', { params: { id: await addedMachine(server, productId) } })).machine.fleetNumber
}
