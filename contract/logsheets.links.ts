// Logsheets by signed links, and the links of a logsheet.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id } from './fields.ts'
import { upload } from './files.ts'
import { DisputeLogsheet, SignLogsheet } from './logsheets.calls.ts'
import { LogsheetContent } from './logsheets.content.ts'
import { Logsheet, LogsheetSummary, logsheetKey, NextLogsheet, shifts } from './logsheets.ts'
import { deskPaths } from './paths.desk.ts'
import { linkPaths } from './paths.links.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { linkList, madeLink, NewLink } from './signed-links.ts'

const params = z.object({ id: Id })
const jobParams = z.object({ jobId: Id })
const list = { params, response: linkList, problems: ['not-found'] } as const
const creation = {
  params,
  body: NewLink,
  response: madeLink,
  status: 201,
  problems: ['not-found', 'status-conflict', 'validation', 'too-many-requests'],
} as const

/** A logsheet as the holder of a link sees it. */
const linked = z.object({
  logsheet: Logsheet,
  link: z.object({
    /** The person for whom the link was made. */
    name: z.string(),
    /** The phone that a code goes to, hidden but for its end; null without one. */
    codeTo: z.string().nullable(),
    expiresAt: z.iso.datetime({ offset: true }),
  }),
})
export type LinkedLogsheet = z.infer<typeof linked>

/** The next log of a link's job, for whoever enters it. */
const linkedJob = z.object({
  next: NextLogsheet,
  link: z.object({ name: z.string(), expiresAt: z.iso.datetime({ offset: true }) }),
})
export type LinkedJob = z.infer<typeof linkedJob>

/** A whole day, which is submitted at once: the holder of a link has no drafts. */
const LinkedEntry = LogsheetContent.extend({
  date: logsheetKey.date,
  shift: logsheetKey.shift,
})
export type LinkedEntry = z.infer<typeof LinkedEntry>

export const logsheetLinksApi = {
  listLogsheetLinks: endpoint({
    ...signedInPaths.listLogsheetLinks,
    summary: 'The links to a logsheet that the customer’s people have made, newest first.',
    ...list,
  }),
  makeLogsheetLink: endpoint({
    ...signedInPaths.makeLogsheetLink,
    summary: 'Makes a link by which somebody without an account signs the newest version.',
    ...creation,
  }),
  listDeskLogsheetLinks: endpoint({
    ...deskPaths.listDeskLogsheetLinks,
    summary: 'All links to a logsheet, newest first.',
    ...list,
  }),
  makeDeskLogsheetLink: endpoint({
    ...deskPaths.makeDeskLogsheetLink,
    summary: 'Makes a link by which somebody of the customer signs the newest version.',
    ...creation,
  }),
  listDeskJobLinks: endpoint({
    ...deskPaths.listDeskJobLinks,
    summary: 'All links to enter the logsheets of a job, newest first.',
    ...list,
    params: jobParams,
  }),
  makeDeskJobLink: endpoint({
    ...deskPaths.makeDeskJobLink,
    summary: 'Makes a link by which an operator enters the logsheets of a job on hire.',
    ...creation,
    params: jobParams,
  }),
  getLinkedJob: endpoint({
    ...linkPaths.getLinkedJob,
    summary: 'What the next logsheet of a link’s job begins with; without a date, that of the next day without one.',
    query: z.strictObject({ date: CivilDate.optional(), shift: z.enum(shifts).default('A') }),
    response: linkedJob,
    problems: ['not-found', 'status-conflict', 'validation'],
  }),
  uploadLinkedPhoto: endpoint({
    ...linkPaths.uploadLinkedPhoto,
    ...upload,
    summary: 'Stores one photograph for the next day that the holder of the link enters, within a day.',
    headers: upload.headers.omit({ 'idempotency-key': true }),
    problems: ['payload-too-large', 'file-type-refused', 'file-unreadable', 'too-many-requests'],
  }),
  addLinkedLogsheet: endpoint({
    ...linkPaths.addLinkedLogsheet,
    summary: 'Enters a day of a link’s job and submits it for signature.',
    body: LinkedEntry,
    response: z.object({ logsheet: LogsheetSummary }),
    status: 201,
    problems: ['not-found', 'status-conflict', 'validation', 'logsheet-exists'],
  }),
  getLinkedLogsheet: endpoint({
    ...linkPaths.getLinkedLogsheet,
    summary: 'The logsheet of a link.',
    response: linked,
    problems: ['link-replaced'],
  }),
  requestLinkCode: endpoint({
    ...linkPaths.requestLinkCode,
    summary: 'Sends a code for signing to the phone that the link was made for.',
    body: z.strictObject({}),
    response: z.object({ resendAfterSeconds: z.int(), expiresInSeconds: z.int(), sentTo: z.string() }),
    problems: ['status-conflict', 'forbidden', 'otp-already-requested', 'too-many-requests', 'service-unavailable'],
  }),
  signLinkedLogsheet: endpoint({
    ...linkPaths.signLinkedLogsheet,
    summary: 'Signs the version of the link with a code or a drawn signature.',
    body: SignLogsheet,
    response: linked,
    problems: ['status-conflict', 'validation', 'invalid-otp', 'expired-otp', 'too-many-requests'],
  }),
  disputeLinkedLogsheet: endpoint({
    ...linkPaths.disputeLinkedLogsheet,
    summary: 'Disputes the version of the link, or one of its slices, with a reason.',
    body: DisputeLogsheet,
    response: linked,
    problems: ['status-conflict', 'validation'],
  }),
}
