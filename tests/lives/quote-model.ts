// The life of an enquiry and its quotes as a model: the required answer to each call, and the state afterwards.
import { addDays, dateInIndia, endOfDate } from '#contract/dates.ts'
import { type EnquiryStatus, enquiryFlow } from '#contract/enquiries.ts'
import { type ActOf, nextStatus } from '#contract/flow.ts'
import { REQUESTS_PER_DAY } from '#contract/quotes.answers.ts'
import { type QuoteStatus, quoteFlow } from '#contract/quotes.ts'

export type Version = { quoteId: string; status: QuoteStatus; validUntil: string; asked: Date[] }
/** An enquiry with its versions, the newest first. */
export type Modelled = { readonly enquiryId: string; status: EnquiryStatus; versions: Version[] }

const OK = 200
const NOT_FOUND = 404
const CONFLICT = 409
const INVALID = 422
const TOO_MANY = 429
const DAY_MS = 24 * 3600_000

/** Moves the enquiry, if its flow allows that. */
function moveEnquiry(it: Modelled, act: ActOf<typeof enquiryFlow>) {
  const to = nextStatus(enquiryFlow, it.status, act)
  if (to !== undefined) it.status = to
  return to !== undefined
}

function moveVersion(version: Version, act: ActOf<typeof quoteFlow>) {
  const to = nextStatus(quoteFlow, version.status, act)
  if (to !== undefined) version.status = to
  return to !== undefined
}

/** An act of both, which the version's status decides. */
function moveBoth(it: Modelled, version: Version, act: 'accept' | 'decline' | 'withdraw') {
  if (!moveVersion(version, act)) return CONFLICT
  moveEnquiry(it, act)
  return OK
}

const isSent = ({ status }: Version) => status !== 'DRAFT'
const isOpen = ({ status }: Modelled) => status === 'QUOTED' || nextStatus(enquiryFlow, status, 'quote') !== undefined

/** Lets the clock end what has run out. */
export function pass(all: readonly Modelled[], now: Date) {
  for (const it of all)
    for (const version of it.versions)
      if (version.status === 'SENT' && now >= endOfDate(version.validUntil)) {
        moveVersion(version, 'expire')
        moveEnquiry(it, 'expire')
      }
}

type Given = { it: Modelled; version: Version; now: Date; days: number }

function send({ it, now }: Given) {
  const [newest, ...older] = it.versions
  if (newest?.status !== 'DRAFT' || !isOpen(it)) return CONFLICT
  if (newest.validUntil < dateInIndia(now)) return INVALID
  for (const version of older) moveVersion(version, 'supersede')
  moveVersion(newest, 'send')
  if (it.status !== 'QUOTED') moveEnquiry(it, 'quote')
  return OK
}

function save({ it: { versions }, now, days }: Given) {
  const [newest] = versions
  if (newest?.status !== 'DRAFT') return CONFLICT
  newest.validUntil = addDays(dateInIndia(now), days)
  return OK
}

function discard({ it }: Given) {
  if (it.versions[0]?.status !== 'DRAFT') return CONFLICT
  it.versions.shift()
  return OK
}

function cancel({ it }: Given) {
  if (!moveEnquiry(it, 'cancel')) return CONFLICT
  for (const version of it.versions) moveVersion(version, 'withdraw')
  return OK
}

function ask({ version, now }: Given) {
  if (version.status !== 'SENT' && version.status !== 'EXPIRED') return CONFLICT
  version.asked = version.asked.filter((at) => now.getTime() - at.getTime() < DAY_MS)
  if (version.asked.length >= REQUESTS_PER_DAY) return TOO_MANY
  version.asked.push(now)
  return OK
}

/** A call of the customer about a version that they can see. */
const ofCustomer = (answer: (given: Given) => number) => (given: Given) =>
  isSent(given.version) ? answer(given) : NOT_FOUND

/** The answer to each act, and its changes; `draft` adds a version that only its reply can name. */
export const acts = {
  draft: ({ it }) => (it.versions[0]?.status === 'DRAFT' || isOpen(it) ? OK : CONFLICT),
  save,
  send,
  discard,
  withdraw: ({ it, version }) => moveBoth(it, version, 'withdraw'),
  lost: ({ version }) => (['DECLINED', 'WITHDRAWN', 'EXPIRED'].includes(version.status) ? OK : CONFLICT),
  cancel,
  cancelAtDesk: cancel,
  // The same acceptance again gets the same reply.
  accept: ofCustomer(({ it, version }) => (version.status === 'ACCEPTED' ? OK : moveBoth(it, version, 'accept'))),
  decline: ofCustomer(({ it, version }) => moveBoth(it, version, 'decline')),
  ask: ofCustomer(ask),
} as const satisfies Record<string, (given: Given) => number>
export type Act = keyof typeof acts
