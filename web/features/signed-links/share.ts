import type { LinkPurpose } from '#contract/access.ts'
import type { MadeLink, NewLink, SignedLink } from '#contract/signed-links.ts'
import { call } from '#web/platform/call.ts'

/** The links of one record, as one side makes, reads and ends them. */
export type Share = {
  readonly purpose: LinkPurpose
  readonly side: 'customer' | 'desk'
  /** The record that the links open. */
  readonly subjectId: string
  readonly list: (signal: AbortSignal) => Promise<{ links: SignedLink[] }>
  readonly make: (wanted: NewLink) => Promise<MadeLink>
  readonly end: (linkId: string) => Promise<{ link: SignedLink }>
}

/** Links by which somebody signs a logsheet, made by the customer. */
export const customerSigning = (id: string): Share => ({
  purpose: 'SIGN_LOGSHEET',
  side: 'customer',
  subjectId: id,
  list: (signal) => call('listLogsheetLinks', { params: { id }, signal }),
  make: (body) => call('makeLogsheetLink', { params: { id }, body }),
  end: (linkId) => call('revokeLink', { params: { id: linkId }, body: {} }),
})

/** Links by which an operator enters the logs of a job, made at the desk. */
export const deskEntry = (jobId: string): Share => ({
  purpose: 'LOG_JOB',
  side: 'desk',
  subjectId: jobId,
  list: (signal) => call('listDeskJobLinks', { params: { jobId }, signal }),
  make: (body) => call('makeDeskJobLink', { params: { jobId }, body }),
  end: (linkId) => call('revokeDeskLink', { params: { id: linkId }, body: {} }),
})

/** Links by which somebody signs a logsheet, made at the desk. */
export const deskSigning = (id: string): Share => ({
  purpose: 'SIGN_LOGSHEET',
  side: 'desk',
  subjectId: id,
  list: (signal) => call('listDeskLogsheetLinks', { params: { id }, signal }),
  make: (body) => call('makeDeskLogsheetLink', { params: { id }, body }),
  end: (linkId) => call('revokeDeskLink', { params: { id: linkId }, body: {} }),
})
