// The matrix of signed links: making them, and what their holders do.
import { aPicture } from './sample-files.ts'
import { aLinkedDay, SUNIL } from './signed-links.ts'
import { all, byOperations, ofA, row, staff, type Verdicts } from './verdicts.ts'

/** A call by link serves the holder of a link of its purpose alone. */
const byLink = (status: number): Verdicts => ({ ...all(401), linkHolder: status })

export const linkRows = {
  // Of company A, the administrator and the engineers of the site; userA is none.
  listLogsheetLinks: row(ofA(404, 200), 'logsheet'),
  makeLogsheetLink: row(ofA(404, 201), 'logsheet', SUNIL),
  revokeLink: row(ofA(404, 200), 'linkOfA', {}),
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
  addLinkedLogsheet: row(byLink(201), ({ newEntryToken, today }) => ({ link: newEntryToken, body: aLinkedDay(today) })),
  disputeLinkedLogsheet: row(byLink(200), ({ newSigningToken }) => ({
    link: newSigningToken,
    body: { reason: 'We stopped at noon.' },
  })),

  // Calls of the desk.
  listDeskLogsheetLinks: row(staff(200), 'logsheet'),
  makeDeskLogsheetLink: row(byOperations(201), 'logsheet', SUNIL),
  listDeskJobLinks: row(staff(200), 'jobOnHire'),
  makeDeskJobLink: row(byOperations(201), 'jobOnHire', SUNIL),
  revokeDeskLink: row(byOperations(200), 'deskLink', {}),
}
