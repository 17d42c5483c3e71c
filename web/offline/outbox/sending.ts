import { Problem, type ProblemBody, type ProblemName } from '#contract/problems.ts'
import { pathOf, type Transport } from '#web/platform/call.ts'
import type { Box } from './box.ts'
import { isLocal, namesIn, withReal } from './local-names.ts'
import { dueAt, isUploadGood, nextToSend, type Verdict, verdictOf } from './rules.ts'
import { isReport, type Named, type WaitingItem, type WaitingPhoto } from './waiting.ts'

/** The server's answer to one request, read whole. */
export type Reply = { readonly status: number; readonly text: string; readonly etag: string | null }
export type Sent = { readonly verdict: Verdict; readonly reply: Reply }

type Tools = { readonly box: Box; readonly send: Transport; readonly now: () => number }

const PATIENCE_MS = { json: 30_000, photo: 120_000 }

async function ask(send: Transport, name: Parameters<Transport>[2], path: string, init: RequestInit): Promise<Sent> {
  const response = await send(path, init, name)
  const reply = { status: response.status, text: await response.text(), etag: response.headers.get('etag') }
  return { verdict: verdictOf(response.status), reply }
}

const refusedHere = (problem: ProblemName): Sent => {
  const body = new Problem(problem).toBody()
  return { verdict: 'refused', reply: { status: body.status, text: JSON.stringify(body), etag: null } }
}

/** Uploads a photograph, unless its upload still stands; a stale one is uploaded as another file. */
async function upload({ box, send, now }: Tools, photo: WaitingPhoto, names: Map<string, string>) {
  const { name, sent, path, fileName, call, bytes } = photo
  if (sent !== null && isUploadGood(sent, now())) return void names.set(name, sent.fileId)
  const key = sent === null ? photo.key : `${photo.key}-${sent.at}`
  const headers = {
    accept: 'application/json',
    'content-type': 'application/octet-stream',
    'yantra-file-name': fileName,
    'idempotency-key': key,
  }
  const signal = AbortSignal.timeout(PATIENCE_MS.photo)
  const answer = await ask(send, call, path, { method: 'POST', headers, body: bytes, signal })
  if (answer.verdict !== 'done') return answer
  const { fileId } = (JSON.parse(answer.reply.text) as { file: { fileId: string } }).file
  await box.savePhoto({ ...photo, key, sent: { fileId, at: now() } })
  return void names.set(name, fileId)
}

const photosOf = async ({ box }: Tools, { body }: WaitingItem) =>
  (await Promise.all(namesIn(body).map((name) => box.photo(name)))).filter((photo) => photo !== undefined)

async function post({ send }: Tools, item: WaitingItem, names: ReadonlyMap<string, string>) {
  const [path, ifMatch] = [withReal(item.path, names), withReal(isReport(item) ? '' : (item.ifMatch ?? ''), names)]
  // The act builds on one that was discarded.
  if (namesIn(path).length > 0) return refusedHere('not-found')
  if (isLocal(ifMatch)) return refusedHere('precondition-failed')
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': item.key,
    ...(ifMatch === '' ? {} : { 'if-match': ifMatch }),
  }
  const { method } = pathOf(item.call)
  const body = withReal(item.body, names)
  return ask(send, item.call, path, { method, headers, body, signal: AbortSignal.timeout(PATIENCE_MS.json) })
}

/** The server's ids of an action's local names, once it is done. */
function namedBy(item: WaitingItem, { text, etag }: Reply, at: number): Named[] {
  if (isReport(item)) return []
  const { person, log, version } = item
  const { logsheet } = JSON.parse(text) as { logsheet: { logsheetId: string } }
  return [
    ...(isLocal(log) ? [{ name: log, person, real: logsheet.logsheetId, at }] : []),
    ...(etag === null ? [] : [{ name: version, person, real: etag, at }]),
  ]
}

const refusalOf = ({ status, text }: Reply): ProblemBody => {
  try {
    return JSON.parse(text) as ProblemBody
  } catch {
    return { type: 'about:blank', title: String(status), status, detail: '' }
  }
}

/** Sends one act with its photographs, and keeps the outcome. Throws if there is no signal. */
async function sendOne(tools: Tools, item: WaitingItem): Promise<Sent> {
  const names = await tools.box.names(item.person)
  const photos = await photosOf(tools, item)
  for (const photo of photos) {
    const failed = await upload(tools, photo, names)
    if (failed !== undefined) return saveOutcome(tools, item, failed)
  }
  const sent = await post(tools, item, names)
  if (sent.verdict !== 'done') return saveOutcome(tools, item, sent)
  const at = tools.now()
  const { person } = item
  const files = photos.map(({ name }) => ({ name, person, real: names.get(name) ?? name, at }))
  await tools.box.remove({ items: [item], photos: photos.map(({ name }) => name) }, [
    ...namedBy(item, sent.reply, at),
    ...files,
  ])
  if (isLocal(item.log)) await rename(tools, item)
  return sent
}

/** Gives what still waits for a log that exists now the log's own id, as new acts will have it. */
async function rename({ box }: Tools, { person, log }: WaitingItem) {
  const real = (await box.names(person)).get(log)
  const behind = (await box.items(person)).filter((item) => item.log === log)
  if (real !== undefined) for (const item of behind) await box.change({ ...item, log: real })
}

/** A day that is not over is no refused one: it waits until it is. */
async function saveOutcome({ box, now }: Tools, item: WaitingItem, sent: Sent) {
  if (sent.verdict !== 'refused') return sent
  const refusal = refusalOf(sent.reply)
  const waits = refusal.reason?.key === 'logNotOver' && dueAt(item) > now()
  if (!waits) await box.change({ ...item, refusal })
  return sent
}

type Round = {
  /** The acts whose screens wait for an answer; each is tried once, however early it is. */
  readonly asked: readonly number[]
  /** Hears every outcome. */
  readonly each: (item: WaitingItem, sent: Sent) => void
}

/**
 * Sends what waits, oldest first, until nothing that is due is left, the server wants to be asked later, or there is no
 * signal (which it throws).
 */
export async function sendAll(tools: Tools, person: string, { asked, each }: Round) {
  const untried = new Set(asked)
  for (;;) {
    const item = nextToSend(await tools.box.items(person), tools.now(), untried)
    if (item === undefined) return
    untried.delete(item.no)
    const sent = await sendOne(tools, item)
    each(item, sent)
    if (sent.verdict === 'later') throw new Error(`The server answered ${sent.reply.status}`)
  }
}
