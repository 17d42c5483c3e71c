// Taking along: all data of a company, or of a person, as one ZIP that the queue puts together.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { LanguageCode } from './languages.ts'
import { signedInPaths } from './paths.signed-in.ts'

/** The exports that a company, or a person, may request in any 24 hours. */
export const EXPORTS_PER_DAY = 3
/** How many days a ZIP is kept. */
export const EXPORT_DAYS = 7

const exportStatuses = ['WAITING', 'READY', 'FAILED'] as const

/** A ZIP with its progress; `items` is 0 until it is known what goes into it. */
export const DataExport = z
  .object({
    exportId: Id,
    status: z.enum(exportStatuses),
    askedBy: z.string(),
    askedAt: z.iso.datetime({ offset: true }),
    items: z.int(),
    done: z.int(),
    bytes: z.int(),
    /** It is deleted then. */
    expiresAt: z.iso.datetime({ offset: true }),
    /** The address of the ZIP for the next minute, once it is ready. */
    url: z.string().nullable(),
  })
  .meta({ id: 'DataExport' })
export type DataExport = z.infer<typeof DataExport>

const all = z.object({ exports: z.array(DataExport) })
const asked = {
  body: z.strictObject({ language: LanguageCode }),
  response: all,
  status: 202,
  problems: ['too-many-requests'],
} as const

export const ownDataApi = {
  listCompanyExports: endpoint({
    ...signedInPaths.listCompanyExports,
    summary: 'The exports of the company, newest first.',
    response: all,
    problems: [],
  }),
  startCompanyExport: endpoint({
    ...signedInPaths.startCompanyExport,
    summary: 'Begins an export of all data of the company; one that is under way goes on.',
    ...asked,
  }),
  listOwnExports: endpoint({
    ...signedInPaths.listOwnExports,
    summary: "The exports of the caller's own data, newest first.",
    response: all,
    problems: [],
  }),
  startOwnExport: endpoint({
    ...signedInPaths.startOwnExport,
    summary: "Begins an export of the caller's own data; one that is under way goes on.",
    ...asked,
  }),
}
