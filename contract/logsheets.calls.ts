// The calls of logsheets and timesheets, for customers and the desk.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, note, Otp, optionalNote, optionalText, text } from './fields.ts'
import { keyed } from './keyed.ts'
import { LogsheetContent, SLICES_MAX } from './logsheets.content.ts'
import { Month } from './logsheets.timesheets.ts'
import {
  Logsheet,
  LogsheetSummary,
  logsheetKey,
  logsheetStatuses,
  NextLogsheet,
  shifts,
  VERSIONS_MAX,
} from './logsheets.ts'
import { whole } from './numbers.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { Strokes } from './signature.ts'
import { changeProblems, versioned } from './versioned.ts'

const params = z.object({ id: Id })
const logsheet = z.object({ logsheet: Logsheet })
/** Phones send again what had no reply. */
const headers = keyed.extend(versioned.shape)

const logsQuery = z.strictObject({
  job: Id.optional(),
  month: Month.optional(),
  status: z.enum(logsheetStatuses).optional(),
  ...pageQuery,
})
const logs = z.object({ logsheets: pageOf(LogsheetSummary) })

/** A new log of one shift; `submit` sends it to the other side at once. */
const NewLogsheet = LogsheetContent.extend({ ...logsheetKey, submit: z.boolean().default(false) })
export type NewLogsheet = z.infer<typeof NewLogsheet>

const creation = {
  headers: keyed,
  body: NewLogsheet,
  response: logsheet,
  status: 201,
  problems: ['not-found', 'status-conflict', 'validation', 'logsheet-exists', 'idempotency-key-reused'],
} as const
const change = {
  params,
  headers,
  body: LogsheetContent,
  response: logsheet,
  problems: [...changeProblems, 'idempotency-key-reused'],
} as const
const revision = {
  ...change,
  /** Why a signed log is changed; a dispute says it already. */
  body: LogsheetContent.extend({ reason: optionalNote(500) }),
} as const
const beginning = {
  params: z.object({ jobId: Id }),
  query: z.strictObject({ date: CivilDate.optional(), shift: z.enum(shifts).default('A') }),
  response: z.object({ next: NextLogsheet }),
  problems: ['not-found', 'status-conflict', 'validation'],
} as const
const submission = {
  params,
  headers,
  body: z.strictObject({}).nullish(),
  response: logsheet,
  problems: [...changeProblems, 'idempotency-key-reused'],
} as const
const answerProblems = ['not-found', 'status-conflict', 'validation', 'idempotency-key-reused'] as const
const one = { params, response: logsheet, problems: ['not-found'] } as const

/** A code, or a drawn signature. */
export const SignLogsheet = z
  .strictObject({
    otp: Otp.optional(),
    signature: Strokes.optional(),
    designation: optionalText(80),
    /** The version that the signer has seen. */
    version: whole(1, VERSIONS_MAX),
  })
  .refine(({ otp, signature }) => (otp === undefined) !== (signature === undefined), {
    error: 'required',
    path: ['otp'],
  })
export type SignLogsheet = z.infer<typeof SignLogsheet>

/** A drawn signature, or the own name typed. */
const SignAtDesk = z
  .strictObject({
    signature: Strokes.optional(),
    typedName: text(1, 200).optional(),
    designation: text(1, 80),
    version: whole(1, VERSIONS_MAX),
  })
  .refine(({ signature, typedName }) => (signature === undefined) !== (typedName === undefined), {
    error: 'required',
    path: ['signature'],
  })
export type SignAtDesk = z.infer<typeof SignAtDesk>

export const DisputeLogsheet = z.strictObject({
  reason: note(1, 500),
  /** The slice in question, from 0. */
  slice: whole(0, SLICES_MAX - 1)
    .nullable()
    .default(null),
  /** The version that they have seen. */
  version: whole(1, VERSIONS_MAX).optional(),
})
export type DisputeLogsheet = z.infer<typeof DisputeLogsheet>

export const logsheetsApi = {
  listLogsheets: endpoint({
    ...signedInPaths.listLogsheets,
    summary: 'The logsheets of jobs that the caller may see, newest first.',
    query: logsQuery,
    response: logs,
    problems: [],
  }),
  getLogsheet: endpoint({
    ...signedInPaths.getLogsheet,
    summary: 'One logsheet with the life of its versions.',
    ...one,
  }),
  getNextLogsheet: endpoint({
    ...signedInPaths.getNextLogsheet,
    summary:
      'What the next logsheet of a machine on dry hire begins with; without a date, that of the next day without one.',
    ...beginning,
  }),
  addLogsheet: endpoint({
    ...signedInPaths.addLogsheet,
    summary: 'Begins a logsheet of a machine on dry hire.',
    ...creation,
  }),
  saveLogsheet: endpoint({ ...signedInPaths.saveLogsheet, summary: 'Saves a draft.', ...change }),
  submitLogsheet: endpoint({
    ...signedInPaths.submitLogsheet,
    summary: 'Submits a draft for signature.',
    ...submission,
  }),
  reviseLogsheet: endpoint({
    ...signedInPaths.reviseLogsheet,
    summary: 'Answers with a new version, which waits for a signature; the old one stays.',
    ...revision,
  }),
  signLogsheet: endpoint({
    ...signedInPaths.signLogsheet,
    summary: 'Signs the newest version with a code or a drawn signature.',
    params,
    headers: keyed,
    body: SignLogsheet,
    response: logsheet,
    problems: [...answerProblems, 'invalid-otp', 'expired-otp', 'too-many-requests'],
  }),
  disputeLogsheet: endpoint({
    ...signedInPaths.disputeLogsheet,
    summary: 'Disputes the newest version, or one of its slices, with a reason.',
    params,
    headers: keyed,
    body: DisputeLogsheet,
    response: logsheet,
    problems: answerProblems,
  }),
}

export const deskLogsheetsApi = {
  listDeskLogsheets: endpoint({
    ...deskPaths.listDeskLogsheets,
    summary: 'All logsheets, newest first.',
    query: logsQuery,
    response: logs,
    problems: [],
  }),
  getDeskLogsheet: endpoint({
    ...deskPaths.getDeskLogsheet,
    summary: 'One logsheet with the life of its versions.',
    ...one,
  }),
  getNextDeskLogsheet: endpoint({
    ...deskPaths.getNextDeskLogsheet,
    summary: 'What the next logsheet of a job begins with; without a date, that of the next day without one.',
    ...beginning,
  }),
  addDeskLogsheet: endpoint({ ...deskPaths.addDeskLogsheet, summary: 'Begins a logsheet.', ...creation }),
  saveDeskLogsheet: endpoint({ ...deskPaths.saveDeskLogsheet, summary: 'Saves a draft.', ...change }),
  submitDeskLogsheet: endpoint({
    ...deskPaths.submitDeskLogsheet,
    summary: 'Submits a draft for signature.',
    ...submission,
  }),
  reviseDeskLogsheet: endpoint({
    ...deskPaths.reviseDeskLogsheet,
    summary: 'Answers with a new version, which waits for a signature; the old one stays.',
    ...revision,
  }),
  signDeskLogsheet: endpoint({
    ...deskPaths.signDeskLogsheet,
    summary: 'Signs a version that the customer entered on dry hire, with a drawn signature or the name typed.',
    params,
    headers: keyed,
    body: SignAtDesk,
    response: logsheet,
    problems: answerProblems,
  }),
  disputeDeskLogsheet: endpoint({
    ...deskPaths.disputeDeskLogsheet,
    summary: 'Disputes a version that the customer entered on dry hire.',
    params,
    headers: keyed,
    body: DisputeLogsheet,
    response: logsheet,
    problems: answerProblems,
  }),
}
