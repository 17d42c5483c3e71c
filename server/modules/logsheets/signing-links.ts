// Links by which somebody without an account signs one version of one logsheet for the customer.
import { addDays, dateInIndia, endOfDate, formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import type { DisputeLogsheet } from '#contract/logsheets.calls.ts'
import { Problem } from '#contract/problems.ts'
import type { NewLink } from '#contract/signed-links.ts'
import { logsheetCodes as english } from '#contract/texts/logsheets-codes.en.ts'
import { logsheetCodes as hindi } from '#contract/texts/logsheets-codes.hi.ts'
import { codeGoesTo, requestLinkCode, tryLinkCode } from '#server/modules/session/act-codes.ts'
import { noteRead, noteUsed } from '#server/modules/signed-links/holders.ts'
import { type LinkTools, linksOf, makeLink } from '#server/modules/signed-links/signed-links.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { LinkCaller, Visit } from '#server/platform/caller.ts'
import { disputeLog, type Signer, type SigningTools } from './answering.ts'
import { type AccountHand, linkHand } from './hand.ts'
import { type Detail, logById } from './reading.store.ts'
import { logSeen } from './reading.ts'

const texts = { en: english, hi: hindi }
/** A link that is not used ends after a week, at 24:00. */
const LINK_DAYS = 7

/** Machine, day and hours of a log, for messages. */
const factsOf = ({ machineName: machine, date, workedHours: hours }: Detail) => ({
  machine,
  date: formatDate(date),
  hours,
})

/** A log that its reader may have signed by somebody without an account. Throws `not-found`. */
async function logToShare({ tx }: Action, hand: AccountHand, logsheetId: string) {
  const log = await logById(tx, logsheetId, hand)
  if (!log || (hand.side === 'CUSTOMER' && !(await hand.maySign(tx, log)))) throw new Problem('not-found')
  return log
}

/** Makes a link for the newest version, which we entered and which waits. Throws what `makeLink` throws, too. */
export const makeSigningLink = (tools: LinkTools, hand: AccountHand, logsheetId: string, wanted: NewLink) =>
  act(tools, hand.by, async (action) => {
    const log = await logToShare(action, hand, logsheetId)
    if (log.status !== 'SUBMITTED' || log.enteredSide !== 'SUPPLIER') throw new Problem('status-conflict')
    const { version } = log
    const words = fill(texts[wanted.language].link.text, { by: hand.name, ...factsOf(log) })
    const expiresAt = endOfDate(addDays(dateInIndia(action.now), LINK_DAYS))
    const plan = { purpose: 'SIGN_LOGSHEET', subjectId: logsheetId, version, expiresAt, words } as const
    const made = await makeLink(action, tools, plan, wanted)
    await hand.record(action, 'link', log)
    return made
  })

/** The links to a log that its reader's side may see, newest first. Throws `not-found`. */
export const listSigningLinks = (tools: Tools, hand: AccountHand, logsheetId: string) =>
  act(tools, hand.by, async (action) => {
    await logToShare(action, hand, logsheetId)
    return linksOf(action, { purpose: 'SIGN_LOGSHEET', subjectId: logsheetId })
  })

type Seen = Awaited<ReturnType<typeof logSeen>>

/** The log as the holder of a link sees it; a newer version is not theirs to read. Throws `link-replaced`. */
function ofLink({ logsheet }: Seen, { version, name, phone, expiresAt }: LinkCaller) {
  if (logsheet.version !== version) throw new Problem('link-replaced')
  const codeTo = phone === null ? null : codeGoesTo(phone)
  return { logsheet, link: { name, codeTo, expiresAt: expiresAt.toISOString() } }
}

/** Reading may repeat. Throws `link-replaced`. */
export const getLinkedLog = (tools: Tools, link: LinkCaller) =>
  act(tools, link, async (action) => {
    const seen = ofLink(await logSeen(action, linkHand(link), link.subjectId), link)
    await noteRead(action, link)
    return seen
  })

/** A person with a link, whose codes go to the phone that it was made for. */
export const linkSigner = ({ session }: SigningTools, link: LinkCaller): Signer => ({
  hand: linkHand(link),
  how: () => 'LINK',
  tryCode: async (transaction, entry) => {
    const { phone, linkId } = link
    return phone === null ? 'invalid-otp' : (await tryLinkCode(transaction, session, { linkId, phone }, entry)).refusal
  },
  onSigned: (transaction) => noteUsed(transaction, link),
})

/** Sends a code to the phone of the link. Throws `status-conflict` without one, and what sending codes throws. */
export async function sendSigningCode(tools: SigningTools, link: LinkCaller, visit: Visit) {
  const { linkId, phone, subjectId, language } = link
  if (phone === null) throw new Problem('status-conflict')
  const log = await act(tools, link, ({ tx }) => logById(tx, subjectId, linkHand(link)))
  if (log?.status !== 'SUBMITTED' || log.version !== link.version) throw new Problem('status-conflict')
  const { subject, text } = texts[language].sign
  const words = { subject, text: fill(text, factsOf(log)) }
  const { challenge: _, ...sent } = await requestLinkCode(
    tools.session,
    { linkId, phone },
    { act: 'SIGN_LOGSHEET', ref: subjectId, words },
    visit,
  )
  return sent
}

/** Answers with the log after an act of the holder. */
export const answeredByLink = (seen: Seen, link: LinkCaller) => ofLink(seen, link)

/** Disputes the version of the link. Throws `not-found` and `status-conflict`. */
export const disputeByLink = async (tools: Tools, link: LinkCaller, objection: DisputeLogsheet) =>
  ofLink(await disputeLog(tools, linkHand(link), link.subjectId, { ...objection, version: link.version ?? 0 }), link)
