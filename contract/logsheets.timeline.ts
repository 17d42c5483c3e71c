// The life of a logsheet: who did what, when and from where, and what each version said.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { LogsheetContent } from './logsheets.content.ts'
import { logsheetStatus } from './logsheets.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

const instant = z.iso.datetime({ offset: true })

const actorKinds = ['CUSTOMER', 'STAFF', 'LINK', 'SYSTEM'] as const

export const LogsheetTimeline = z
  .object({
    versions: z.array(
      z.object({
        version: z.int(),
        at: instant,
        by: z.string(),
        hash: z.string().nullable(),
        /** The hash of the link before, which may be of another log of the job. */
        previousHash: z.string().nullable(),
        content: LogsheetContent,
      }),
    ),
    events: z.array(
      z.object({
        event: z.string(),
        status: logsheetStatus,
        at: instant,
        /** Empty for the clock. */
        actor: z.string(),
        kind: z.enum(actorKinds),
        /** The network address of a signature, where it was kept. */
        address: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'LogsheetTimeline' })
export type LogsheetTimeline = z.infer<typeof LogsheetTimeline>

const one = {
  params: z.object({ id: Id }),
  response: z.object({ timeline: LogsheetTimeline }),
  problems: ['not-found'],
} as const

export const logsheetTimelineApi = {
  getLogsheetTimeline: endpoint({
    ...signedInPaths.getLogsheetTimeline,
    summary: 'Who did what with a logsheet, and what each version said.',
    ...one,
  }),
  getDeskLogsheetTimeline: endpoint({
    ...deskPaths.getDeskLogsheetTimeline,
    summary: 'Who did what with any logsheet, and what each version said.',
    ...one,
  }),
}
