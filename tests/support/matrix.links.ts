// The matrix of signed links: making them, and what their holders do.
import { dateInIndia } from '#contract/dates.ts'
import { aPicture } from './sample-files.ts'
import { aLinkedDay, SUNIL } from './signed-links.ts'
import { all, only, onlyStaff, row, staff, type Verdicts } from './verdicts.ts'

/** A call by link serves the holder of a link of its purpose alone. */
const byLink = (status: number): Verdicts => ({ ...all(401), linkHolder: status })
const operations = (status: number) => onlyStaff({ owner: status, operations: status })
/** Of company A, the administrator and the engineers of the site; userA is none. */
const signersOfA = (status: number) => only({ individual: 404, userA: 404, adminA: status, adminB: 404 })

export const linkRows = {
  listLogsheetLinks: row(signersOfA(200), ({ logsheet }) => ({ id: logsheet })),
  makeLogsheetLink: row(signersOfA(201), ({ logsheet }) => ({ id: logsheet, body: SUNIL })),
  revokeLink: row(signersOfA(200), ({ linkOfA }) => ({ id: linkOfA, body: {} })),
  getLinkedLogsheet: row(byLink(200), ({ signingToken }) => ({ link: signingToken })),
  getGatePass: row(byLink(200), ({ gateToken }) => ({ link: gateToken })),
  requestLinkCode: row(byLink(200), ({ newSigningToken }) => ({ link: newSigningToken, body: {} })),
  signLinkedLogsheet: row(byLink(200), ({ newSigningToken }) => ({
    link: newSigningToken,
    body: { signature: 'M0 0L10 10', version: 1 },
  })),
  getLinkedJob: row(byLink(200), ({ entryToken }) => ({ link: entryToken })),
  uploadLinkedPhoto: row(byLink(201), async ({ entryToken }) => ({
    link: entryToken,
    headers: { 'yantra-file-name': 'site.jpg' },
    bytes: await aPicture('jpeg'),
  })),
  addLinkedLogsheet: row(byLink(201), ({ newEntryToken, now }) => ({
    link: newEntryToken,
    body: aLinkedDay(dateInIndia(now)),
  })),
  disputeLinkedLogsheet: row(byLink(200), ({ newSigningToken }) => ({
    link: newSigningToken,
    body: { reason: 'We stopped at noon.' },
  })),
}

/** Calls of the desk. */
export const deskLinkRows = {
  listDeskLogsheetLinks: row(staff(200), ({ logsheet }) => ({ id: logsheet })),
  makeDeskLogsheetLink: row(operations(201), ({ logsheet }) => ({ id: logsheet, body: SUNIL })),
  listDeskJobLinks: row(staff(200), ({ jobOnHire }) => ({ id: jobOnHire })),
  makeDeskJobLink: row(operations(201), ({ jobOnHire }) => ({ id: jobOnHire, body: SUNIL })),
  revokeDeskLink: row(operations(200), ({ deskLink }) => ({ id: deskLink, body: {} })),
}
