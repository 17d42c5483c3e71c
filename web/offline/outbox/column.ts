// The column below the calls of the field, in this browser.
import type { Logsheet } from '#contract/logsheets.ts'
import { askToWake } from '#web/offline/register.ts'
import { problemOf } from '#web/platform/api-problem.ts'
import { call, pathOf, setTransport, type Transport } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { type Audience, audienceOf } from '#web/platform/session/audiences.ts'
import { type Holder, holderOf } from '#web/platform/session/holder.ts'
import { sessionFor, transport } from '#web/platform/session/session-for.ts'
import { sessionStates } from '#web/platform/session/state.ts'
import { personOf, saveCount } from '#web/platform/session/waiting-count.ts'
import { createStore } from '#web/platform/store.ts'
import { dataAddress } from './data-address.ts'
import { keptAnswers } from './kept-answers.ts'
import { keptBox } from './kept-box.ts'
import { drawName } from './local-names.ts'
import { logPath } from './log-reads.ts'
import { readAhead } from './read-ahead.ts'
import { ownerOf } from './request.ts'
import { withLater } from './rules.ts'
import { createSender } from './sender.ts'
import { fieldTransport } from './transport.ts'
import { isReport, type Waiting, type WaitingItem } from './waiting.ts'

const LOCK = 'yantra.outbox'
const DAY_MS = 24 * 3_600_000
const KEPT_DAYS = { answers: 30, names: 60, photos: 1 }

const box = keptBox()
const answers = { customer: keptAnswers('customer'), desk: keptAnswers('desk') }
const now = () => Date.now()

/** The waiting acts of each audience's person, for the screen. */
export const waiting = createStore<Readonly<Record<Audience, readonly WaitingItem[]>>>({ customer: [], desk: [] })

/** The person signed in here, or before the signal went. */
function holderHere(audience: Audience): Holder | undefined {
  const state = sessionStates[audience].get()
  return state.status === 'signed-in' ? state.claims : holderOf(audience)
}

const personHere = (audience: Audience) => {
  const holder = holderHere(audience)
  return holder && personOf(audience, holder)
}

/** A transport that sends for this person and nobody else. */
const sendAs =
  (person: string): Transport =>
  async (path, init, name) => {
    const audience = audienceOf(pathOf(name).access)
    await sessionFor(audience).bearer()
    const state = sessionStates[audience].get()
    if (state.status !== 'signed-in' || personOf(audience, state.claims) !== person)
      throw new Error('Somebody else is signed in')
    return transport(path, init, name)
  }

const inTurn = (work: () => Promise<void>) => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work())

const tabs = () => new BroadcastChannel(LOCK)

/** Shows what waits now, here and in the other tabs. */
async function show(audience: Audience) {
  const person = personHere(audience)
  const items = person === undefined ? [] : await box.items(person).catch(() => [])
  if (person !== undefined) saveCount(person, items.length)
  waiting.set({ ...waiting.get(), [audience]: items })
}

async function changed(audience: Audience) {
  await show(audience)
  const channel = tabs()
  channel.postMessage(audience)
  channel.close()
}

/** Lists are asked again, and so is the log that was sent; input that was begun from an answer stays as it is. */
function askAgain({ log }: WaitingItem) {
  void queryClient.invalidateQueries({ refetchType: 'none' })
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'list' || queryKey.includes(log) })
}

const audienceOfPerson = (person: string): Audience => (person.startsWith('desk:') ? 'desk' : 'customer')

const sender = createSender({
  box,
  sendAs,
  now,
  inTurn,
  later(work, ms) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  told(item) {
    void changed(audienceOfPerson(item.person))
    askAgain(item)
  },
})

/** The browser does not clear the phone of what waits, and says when the signal is back; neither is certain. */
async function stay() {
  void askToWake().catch(() => {})
  if ('storage' in navigator && !(await navigator.storage.persisted())) await navigator.storage.persist()
}

const toolsOf = (audience: Audience) => ({
  box,
  answers: answers[audience],
  send: transport,
  now,
  isOff: () => !navigator.onLine,
  addressOf: dataAddress,
  outcomeOf: sender.outcomeOf,
  changed: async () => {
    await changed(audience)
    void stay().catch(() => {})
  },
})

// Only the build works without a signal.
if (import.meta.env.PROD && !import.meta.env.SSR)
  setTransport(fieldTransport({ send: transport, toolsOf, holderOf: holderHere }))

async function tidy(audience: Audience) {
  const [person, holder] = [personHere(audience), holderHere(audience)]
  if (person === undefined || holder === undefined) return
  await answers[audience].purge(ownerOf({ person, holder }), now() - KEPT_DAYS.answers * DAY_MS)
  await box.purgeNames(now() - KEPT_DAYS.names * DAY_MS)
  const [items, photos] = [await box.items(person), await box.photos(person)]
  const named = items.map(({ body }) => body).join()
  const old = photos.filter(({ name, madeAt }) => !named.includes(name) && madeAt < now() - KEPT_DAYS.photos * DAY_MS)
  await box.remove({ photos: old.map(({ name }) => name) })
}

/** For the time without a signal; failing is no harm. */
async function ahead(audience: Audience) {
  const holder = sessionStates[audience].get().status === 'signed-in' ? holderHere(audience) : undefined
  if (audience !== 'customer' || holder === undefined || !navigator.onLine) return
  const owner = ownerOf({ person: personOf(audience, holder), holder })
  await readAhead({ call, answers: answers[audience], owner, now: now() })
}

/** Sends and shows what waits while a page of the field is open; returns how to stop. */
export function sendWhileOpen(audience: Audience) {
  const send = () => {
    const person = personHere(audience)
    if (person !== undefined && navigator.onLine) void sender.sendNow(person)
  }
  const seen = () => document.visibilityState === 'visible' && send()
  const begin = () => {
    void show(audience).then(send)
    void tidy(audience).catch(() => {})
    void ahead(audience).catch(() => {})
  }
  const listening = tabs()
  listening.addEventListener('message', () => void show(audience))
  const unsubscribe = sessionStates[audience].subscribe(begin)
  addEventListener('online', send)
  document.addEventListener('visibilitychange', seen)
  navigator.serviceWorker?.addEventListener('message', send)
  begin()
  return () => {
    listening.close()
    unsubscribe()
    removeEventListener('online', send)
    document.removeEventListener('visibilitychange', seen)
    navigator.serviceWorker?.removeEventListener('message', send)
    sender.rest()
  }
}

/** A log as the server has it now, and its version. */
export type Newest = { readonly log: Logsheet; readonly etag: string | null }

/** Asks the server for the log of an act. Throws without a signal, and if the server refuses. */
export async function newestOf({ person, call, path }: Waiting): Promise<Newest> {
  const name = call.includes('Desk') ? 'getDeskLogsheet' : 'getLogsheet'
  const response = await sendAs(person)(logPath(path), { headers: { accept: 'application/json' } }, name)
  if (!response.ok) throw await problemOf(response)
  const { logsheet } = (await response.json()) as { logsheet: Logsheet }
  return { log: logsheet, etag: response.headers.get('etag') }
}

/** Tries a refused act again, on the version that its person has seen since. */
export async function sendAgain(audience: Audience, item: WaitingItem) {
  const again = { ...item, refusal: null, key: drawName() }
  await box.change(isReport(again) ? again : { ...again, ifMatch: again.base ?? again.ifMatch })
  await changed(audience)
  void sender.sendNow(item.person)
}

/** Removes an act, with what was done to the same log after it, for good. */
export async function discard(audience: Audience, item: WaitingItem) {
  const gone = withLater(await box.items(item.person), item)
  await box.remove({ items: gone })
  await changed(audience)
}
