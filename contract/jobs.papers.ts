// The papers that go with a machine to its site, as issued.
import { z } from 'zod'
import { CivilDate, Id } from './fields.ts'
import { paperKinds } from './fleet.ts'
import { Party } from './quotes.ts'

/** The content of a delivery challan (rule 55 of the CGST Rules): the machine moves on hire, which is not a sale. */
export const Challan = z.object({
  challanNumber: z.string(),
  issuedOn: CivilDate,
  jobNumber: z.string(),
  poNumber: z.string().nullable(),
  consignor: Party,
  consignee: Party,
  /** The yard that the machine leaves; null where an older challan does not say. */
  yard: z.object({ name: z.string(), address: z.string() }).nullable().default(null),
  /** The destination of the machine. */
  place: z.object({ name: z.string(), address: z.string(), city: z.string() }),
  machine: z.object({
    name: z.string(),
    fleetNumber: z.string(),
    serialNumber: z.string(),
    registrationNumber: z.string().nullable(),
    builtYear: z.int().nullable(),
  }),
  /** The days of the hire as planned then. */
  from: CivilDate,
  to: CivilDate,
  /** As an e-way bill states it; null where none is given. */
  valuePaise: z.int().nullable(),
  /** The heading of the customs tariff; null where none is given. */
  hsnCode: z.string().nullable().default(null),
  vehicleNumber: z.string(),
  transporter: z.string().nullable(),
  operator: z.object({ name: z.string(), licenceNumber: z.string(), licenceValidTo: CivilDate }).nullable(),
  papers: z.array(
    z.object({ documentId: Id, kind: z.enum(paperKinds), number: z.string(), validTo: CivilDate.nullable() }),
  ),
})
export type Challan = z.infer<typeof Challan>

/** The newest challan of a job, as the job shows it. */
export const JobChallan = Challan.pick({
  challanNumber: true,
  issuedOn: true,
  vehicleNumber: true,
}).extend({ hsnCode: z.string().nullable() })
