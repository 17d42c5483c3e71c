// An act on a logsheet is written down on the phone first, then sent.
import type { NewLogsheet, SignLogsheet } from '#contract/logsheets.calls.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import { pathOf } from '#web/platform/call.ts'
import { audienceOf } from '#web/platform/session/audiences.ts'
import { drawName, isLocal } from './local-names.ts'
import { knownLog, knownNext, logReply } from './log-reads.ts'
import { idIn, type Request, responseOf, type Tools } from './request.ts'
import { withLater } from './rules.ts'
import type { Sent } from './sending.ts'
import { addedLog, afterAct, type Doing } from './shown-log.ts'
import { type ActCall, isOfLog, logActs, type Waiting, type WaitingItem } from './waiting.ts'

export const isAct = (name: string): name is ActCall => name in logActs

/** The longest time that a screen waits for the server before it goes on as without a signal. */
const PATIENCE_MS = 10_000

export type Sending = {
  /** Sends what waits; resolves with the outcome of this act, or undefined if it still waits. */
  readonly outcomeOf: (item: WaitingItem) => Promise<Sent | undefined>
  /** Says that something waits or waits no more. */
  readonly changed: (person: string) => Promise<void>
}

type New = Omit<Waiting, 'no'>
type Written = { readonly adds: readonly New[]; readonly instead: readonly Waiting[] }

const doing = ({ name, holder }: Request, now: number): Doing => ({
  name: holder.name,
  side: audienceOf(pathOf(name).access) === 'desk' ? 'SUPPLIER' : 'CUSTOMER',
  at: new Date(now).toISOString(),
})

const headerOf = ({ headers }: RequestInit, name: string) => new Headers(headers).get(name)

/** The new facts of an act; the rest follows from its request. */
type Facts = Pick<Waiting, 'log' | 'shown' | 'body' | 'ifMatch'>

const newItem = ({ path, name, person }: Request, facts: Facts, now: number): New => ({
  ...facts,
  person,
  call: name as ActCall,
  path,
  key: drawName(),
  version: drawName(),
  madeAt: new Date(now).toISOString(),
  refusal: null,
  base: null,
})

const bodyOf = ({ init }: Request): unknown => JSON.parse(typeof init.body === 'string' ? init.body : '{}')

/** A new day, for which this phone knows the job. */
async function newDay(tools: Tools, request: Request, items: readonly Waiting[]): Promise<Written | undefined> {
  const body = bodyOf(request) as NewLogsheet
  const jobPath = request.path.replace(/\/logsheets$/, `/jobs/${body.jobId}`)
  const asked = {
    ...request,
    path: `${jobPath}/next-logsheet?${new URLSearchParams({ date: body.date, shift: body.shift })}`,
  }
  const next = await knownNext(tools, asked, jobPath, items)
  if (next === undefined) return undefined
  const log = drawName()
  const shown = addedLog(log, body, { ...next, date: body.date, shift: body.shift }, doing(request, tools.now()))
  return {
    adds: [newItem(request, { log, shown, body: JSON.stringify(body), ifMatch: null }, tools.now())],
    instead: [],
  }
}

/** Sends a refused new day again, with this change in it. */
function dayAgain({ now }: Tools, request: Request, refused: Waiting): New {
  const act = logActs[request.name as ActCall]
  const day = { ...(JSON.parse(refused.body) as NewLogsheet), ...(act === 'save' ? (bodyOf(request) as object) : {}) }
  const body = { ...day, submit: act === 'submit' }
  const shown = addedLog(refused.log, body, refused.shown, doing(request, now()))
  return { ...refused, body: JSON.stringify(body), shown, key: drawName(), version: drawName(), refusal: null }
}

/** A log as it stands on this phone, its id, and what waits for it. */
type Standing = { readonly log: Logsheet; readonly id: string; readonly own: readonly Waiting[] }

/** An act on a day that the server has. */
function change({ now }: Tools, request: Request, { log, id, own }: Standing): Written {
  const act = logActs[request.name as ActCall] as Exclude<(typeof logActs)[ActCall], 'add'>
  const refused = own.find(({ refusal }) => refusal !== null)
  const instead = refused === undefined ? [] : withLater(own, refused)
  const asked = headerOf(request.init, 'if-match')
  const isRetry = refused !== undefined && asked === refused.version
  const shown = afterAct(act, log, bodyOf(request), doing(request, now()))
  const body = typeof request.init.body === 'string' ? request.init.body : '{}'
  const facts = { log: id, shown, body, ifMatch: isRetry ? refused.base : asked }
  const item = newItem(request, facts, now())
  if (!isRetry || act !== 'submit' || logActs[refused.call] !== 'save') return { adds: [item], instead }
  // The refused entry goes first.
  const { no: _, ...save } = { ...refused, ifMatch: refused.base, key: drawName(), version: drawName(), refusal: null }
  return { adds: [save, { ...item, ifMatch: save.version }], instead }
}

async function written(tools: Tools, request: Request): Promise<Written | undefined> {
  const items = (await tools.box.items(request.person)).filter(isOfLog)
  if (logActs[request.name as ActCall] === 'add') return newDay(tools, request, items)
  const names = await tools.box.names(request.person)
  const id = idIn(request.path)
  const real = names.get(id) ?? id
  const own = items.filter(({ log }) => log === real)
  const refused = own.find(({ refusal }) => refusal !== null)
  if (refused !== undefined && isLocal(refused.log) && logActs[refused.call] === 'add')
    return { adds: [dayAgain(tools, request, refused)], instead: withLater(own, refused) }
  const log = await knownLog(tools, request, own)
  return log && change(tools, request, { log, id: real, own })
}

/** A code is good for minutes and a typed name is checked at once: both need a signal. */
const needsSignal = (request: Request) =>
  logActs[request.name as ActCall] === 'sign' && (bodyOf(request) as SignLogsheet).signature === undefined

/** Waits a while for an outcome. */
export const inTime = <Outcome>(work: Promise<Outcome>) =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))])

/** The same request with a key, so that sending it again is harmless. */
export const keyed = ({ init }: Request): RequestInit => ({
  ...init,
  headers: { ...Object.fromEntries(new Headers(init.headers)), 'idempotency-key': drawName() },
})

async function writeDown({ box }: Tools, { adds, instead }: Written) {
  const items: Waiting[] = []
  for (const [at, item] of adds.entries()) items.push(await box.add<Waiting>(item, at === 0 ? instead : []))
  return items.at(-1)
}

/**
 * Writes an act down, sends it, and answers as the server does; without a signal as the server would have. A refusal
 * that its screen sees does not stay here.
 */
export async function actThrough(tools: Tools, sending: Sending, request: Request): Promise<Response> {
  const plain = () => tools.send(request.path, keyed(request), request.name)
  if (needsSignal(request)) return plain()
  // A phone that can not keep it sends it as any page would.
  const found = await written(tools, request).catch(() => undefined)
  const item = found && (await writeDown(tools, found).catch(() => undefined))
  if (found === undefined || item === undefined) return plain()
  await sending.changed(request.person)
  const sent = tools.isOff() ? undefined : await inTime(sending.outcomeOf(item))
  if (sent === undefined || sent.verdict === 'later') return logReply(tools, item.shown, item.version)
  if (sent.verdict === 'refused' && found.instead.length === 0) {
    await tools.box.remove({ items: [item] })
    await sending.changed(request.person)
  }
  return responseOf(sent.reply)
}
