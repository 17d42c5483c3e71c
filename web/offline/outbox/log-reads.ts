// Logs as their person left them: what waits on this phone stands above what the server says.
import { dateInIndia } from '#contract/dates.ts'
import type { Logsheet, NextLogsheet } from '#contract/logsheets.ts'
import { Problem } from '#contract/problems.ts'
import { readThrough } from './kept-reads.ts'
import { isLocal, withReal } from './local-names.ts'
import { nextDay } from './next-day.ts'
import { idIn, ownerOf, type Request, responseOf, shownPhoto, type Tools } from './request.ts'
import { isOfLog, type Waiting } from './waiting.ts'

const missing = () => {
  const body = new Problem('not-found').toBody()
  return responseOf({ status: body.status, text: JSON.stringify(body), etag: null })
}

/** With the photographs that wait on this phone among those that the server has. */
async function withPhotos(tools: Tools, log: Logsheet): Promise<Logsheet> {
  const photos = await Promise.all(
    log.photoIds.map(async (id) => {
      const waiting = isLocal(id) ? await tools.box.photo(id) : undefined
      return waiting === undefined
        ? log.photos.filter(({ fileId }) => fileId === id)
        : [await shownPhoto(tools, waiting)]
    }),
  )
  return { ...log, photos: photos.flat() }
}

/** A log as a screen gets it. */
export const logReply = async (tools: Tools, log: Logsheet, etag: string | null) =>
  responseOf({ status: 200, text: JSON.stringify({ logsheet: await withPhotos(tools, log) }), etag })

/** A day that was refused may be changed again. */
const reopened = (log: Logsheet): Logsheet => ({ ...log, status: 'DRAFT', answers: { ...log.answers, mayEdit: true } })

/** The person's entries on the server's current log, for another try. */
async function onNewest(tools: Tools, request: Request, refused: Waiting) {
  const response = await readThrough(tools, request)
  if (!response.ok) return response
  const { logsheet: base } = (await response.clone().json()) as { logsheet: Logsheet }
  const { mayEdit, mayRevise } = base.answers
  if (!mayEdit && !(mayRevise && base.status === 'DISPUTED')) return response
  await tools.box.change({ ...refused, base: response.headers.get('etag') })
  const { slices, meterOpen, meterClose, fuel, remarks, photoIds, photos } = refused.shown
  const mine = { slices, meterOpen, meterClose, fuel, remarks, photoIds, photos: [...base.photos, ...photos] }
  return logReply(tools, { ...base, ...mine }, refused.version)
}

/** One log: as it was left here, or as the server has it. */
export async function readLog(tools: Tools, request: Request): Promise<Response> {
  const names = await tools.box.names(request.person)
  const path = withReal(request.path, names)
  const id = idIn(path)
  const items = (await tools.box.items(request.person)).filter(isOfLog).filter(({ log }) => log === id)
  const last = items.at(-1)
  const refused = items.find(({ refusal }) => refusal !== null)
  if (last === undefined) return isLocal(id) ? missing() : readThrough(tools, { ...request, path })
  if (refused === undefined) return logReply(tools, last.shown, last.version)
  if (isLocal(id)) return logReply(tools, reopened(last.shown), refused.version)
  return onNewest(tools, { ...request, path }, refused)
}

/** The log as it stands on this phone, without asking the server. */
export async function knownLog(tools: Tools, request: Request, items: readonly Waiting[]) {
  const last = items.at(-1)
  if (last !== undefined) return last.shown
  const kept = await tools.answers.get(ownerOf(request), logPath(request.path))
  return kept && (JSON.parse(kept.text) as { logsheet: Logsheet }).logsheet
}

/** `/v1/…/logsheets/{id}/submit` → `/v1/…/logsheets/{id}`. */
export const logPath = (path: string) => path.replace(/(\/logsheets\/[^/?]+).*$/, '$1')

/** The days of a job that wait here. */
const waitingDays = (items: readonly Waiting[], jobId: string) => [
  ...new Map(items.filter(({ shown }) => shown.jobId === jobId).map(({ log, shown }) => [log, shown])).values(),
]

/** Returns the content for the next log from all that this phone knows; undefined if it never asked about that job. */
export async function knownNext(tools: Tools, request: Request, jobPath: string, items: readonly Waiting[]) {
  const { searchParams } = new URL(request.path, 'http://phone')
  const all = await tools.answers.like(ownerOf(request), `${jobPath}/next-logsheet?`)
  // The answer about the next day says more than one about a day that somebody chose.
  const kept = all.find(({ path }) => !path.includes('date=')) ?? all[0]
  if (kept === undefined) return undefined
  const { next } = JSON.parse(kept.text) as { next: NextLogsheet }
  const waiting = waitingDays(items, idIn(jobPath))
  const [keptOn, today] = [dateInIndia(new Date(kept.at)), dateInIndia(new Date(tools.now()))]
  const shift = searchParams.get('shift') === 'B' ? 'B' : 'A'
  return nextDay({ kept: next, keptOn, waiting, today }, { date: searchParams.get('date') ?? undefined, shift })
}

/** The beginning of the next day of a job; days that wait here count as entered. */
export async function readNext(tools: Tools, request: Request): Promise<Response> {
  const items = (await tools.box.items(request.person)).filter(isOfLog)
  const asked = await answerOr(() => readThrough(tools, request))
  const isWaiting = items.some(({ log, shown }) => isLocal(log) && shown.jobId === idIn(request.path))
  if (asked instanceof Response && (!isWaiting || !asked.ok)) return asked
  const next = await knownNext(tools, request, request.path.replace(/\/next-logsheet.*$/, ''), items)
  if (next !== undefined) return responseOf({ status: 200, text: JSON.stringify({ next }), etag: null })
  if (asked instanceof Response) return asked
  throw asked
}

/** The answer, or the error that stands in its way. */
async function answerOr(ask: () => Promise<Response>) {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}
