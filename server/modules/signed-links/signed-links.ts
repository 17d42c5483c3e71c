// Making, listing and ending signed links; docs/architecture.md says how a purpose is added.

import { fill } from '#contract/fill.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { Problem } from '#contract/problems.ts'
import type { NewLink, SignedLink } from '#contract/signed-links.ts'
import { mayAtDesk } from '#contract/staff.ts'
import { namesFor } from '#server/modules/company/company.ts'
import { type Action, act, type Tools, type Transaction } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import type { Caller, StaffCaller } from '#server/platform/caller.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { secondsToWait, tooManyRequests } from '#server/platform/limits.ts'
import { takeNotice } from '#server/platform/notices.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { addressOf, endOf, hashToken, stateOf, tokenOf } from './links.rules.ts'
import { sendLink } from './sending.ts'
import type { SignedLinksConfig } from './signed-links.config.ts'
import * as store from './signed-links.store.ts'

export type LinkTools = Tools & { readonly config: SignedLinksConfig; readonly secrets: Secrets }
type LinkSubject = store.Subject
type Maker = Caller | Staff

const DAY_SECONDS = 24 * 3600

/** Operations end any link, administrators any that they see, and everybody their own. */
function mayEnd(by: Maker, { makerId }: store.StoredLink) {
  if (by.kind === 'STAFF') return mayAtDesk(by.role, 'jobs')
  return by.role === 'ROLE_ADMIN' || by.accountId === makerId
}

const shown = (link: store.StoredLink, { now, by }: Pick<Action<Maker>, 'now' | 'by'>): SignedLink => ({
  linkId: link.linkId,
  purpose: link.purpose,
  name: link.name,
  phone: link.phone,
  version: link.version,
  madeBy: link.madeBy,
  madeAt: link.madeAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
  readAt: link.readAt?.toISOString() ?? null,
  isSent: link.isSent,
  state: stateOf(link, now),
  mayRevoke: endOf(link, now) === undefined && mayEnd(by, link),
})

/** The side that owns the link: a customer's, or the desk's. */
const sideOf = (by: Maker) =>
  by.kind === 'STAFF'
    ? { makerId: by.accountId, accountId: null, companyId: null }
    : { makerId: by.accountId, accountId: by.accountId, companyId: by.companyId }

/** Throws `too-many-requests` beyond the links of a person in a day. */
async function refuseTooMany({ tx, now, by }: Action<Maker>, { config }: LinkTools) {
  await store.lockMaking(tx, by.accountId)
  const made = await store.madeSince(tx, by.accountId, secondsAfter(now, -DAY_SECONDS))
  const times = made.map(({ at }) => at)
  const seconds = secondsToWait(times, config.linkLimits.perMakerDay, DAY_SECONDS, now)
  if (seconds !== undefined) throw tooManyRequests(seconds)
}

/** Whether a message may go out now: it counts with all notices that its sender causes. Throws `too-many-requests`. */
async function maySend(action: Action<Maker>, { config }: LinkTools, phone: string) {
  const { tx, by } = action
  const companyId = by.kind === 'STAFF' ? null : by.companyId
  const isVerified = by.kind === 'STAFF' || (companyId !== null && (await namesFor(tx, companyId)).isVerified)
  const sender = { accountId: by.accountId, companyId, isVerified, limits: config.noticeLimits }
  const taken = await takeNotice(action, sender, phone)
  if (typeof taken === 'number') throw tooManyRequests(taken)
  return taken
}

/** The record that a link opens, its lifetime, and its message, where `{url}` is filled in. */
type LinkPlan = LinkSubject & {
  /** The version that it opens, where it opens only one. */
  readonly version?: number
  readonly expiresAt: Date
  readonly words: string
}

/**
 * Makes a link inside the action that has judged its maker. Its address is in the reply and nowhere else. Throws
 * `too-many-requests`.
 */
export async function makeLink(action: Action<Maker>, tools: LinkTools, plan: LinkPlan, wanted: NewLink) {
  await refuseTooMany(action, tools)
  const { name, phone, send, language } = wanted
  const linkId = newId(action.now.getTime())
  const { purpose, subjectId, version = null, expiresAt, words } = plan
  const made = {
    linkId,
    purpose,
    subjectId,
    version,
    name,
    phone,
    language,
    expiresAt,
    isSent: send,
    madeBy: action.by.name,
  }
  const token = tokenOf(tools.secrets.otpPepper, linkId)
  const link = await store.insertLink(action, { ...made, ...sideOf(action.by) }, hashToken(token))
  if (!link) throw new Error('The new link cannot be seen by its maker.')
  if (send && phone !== null && (await maySend(action, tools, phone)))
    await sendLink(action, { linkId, purpose, to: phone, language, words })
  const place = { publicUrl: tools.config.publicUrl, pepper: tools.secrets.otpPepper, language }
  const url = addressOf(link, place)
  return { link: shown(link, action), url, message: fill(words, { url }) }
}

/** The address of a link that is printed, for whoever may read the paper. */
export const printedAddress = (
  { config, secrets }: LinkTools,
  link: Parameters<typeof addressOf>[0],
  language: LanguageCode,
) => addressOf(link, { publicUrl: config.publicUrl, pepper: secrets.otpPepper, language })

/** The links to a record that the caller may see, newest first. */
export const linksOf = async (action: Action<Maker>, subject: LinkSubject) => ({
  links: (await store.linksOf(action.tx, subject)).map((link) => shown(link, action)),
})

/** Ends all links to a record, as when the person changes for whom they were made. */
export const endLinks = async (transaction: Transaction, subject: LinkSubject) =>
  void (await store.revokeAll(transaction, subject))

type Ended = { readonly linkId: string; readonly makerId: string | null }

/** Ends a link at once; ended again, it stays as it is. Throws `not-found`. */
async function revoke(action: Action<Maker>, { linkId, makerId }: Ended) {
  const link = await store.setRevoked(action, linkId, makerId)
  if (!link) throw new Problem('not-found')
  return { link: shown(link, action) }
}

/** Ends a link that the caller made, or an administrator any of the company's. Throws `not-found`. */
export const revokeLink = (tools: Tools, caller: Caller, linkId: string) =>
  act(tools, caller, (action) =>
    revoke(action, { linkId, makerId: caller.role === 'ROLE_ADMIN' ? null : caller.accountId }),
  )

/** Ends any link. Throws `not-found`. */
export const revokeDeskLink = (tools: Tools, caller: StaffCaller, linkId: string) =>
  act(tools, caller, async (action) => {
    const revoked = await revoke(action, { linkId, makerId: null })
    await audit(action, 'revokeDeskLink', { kind: 'link', id: linkId, label: revoked.link.name })
    return revoked
  })
