// Reading without a signal, from the earlier answers to this person.
import type { Answer } from './answers.ts'
import { ownerOf, type Request, responseOf, type Tools } from './request.ts'

/** Calls whose answers are kept. */
const KEPT: readonly string[] = [
  'listJobs',
  'getJob',
  'listLogsheets',
  'getLogsheet',
  'getNextLogsheet',
  'getLogsheetTimeline',
  'listTimesheets',
  'getTimesheet',
  'listDeskLogsheets',
  'getDeskLogsheet',
  'getNextDeskLogsheet',
  'getDeskSelf',
]
export const isKept = (name: string) => KEPT.includes(name)

/** On a weak signal a kept answer appears after this time. */
const PATIENCE_MS = 6000

/** Whether a failure means that there is no signal; a request that its screen gave up is none. */
const isNoSignal = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')

const replyOf = ({ text, etag }: Answer) => responseOf({ status: 200, text, etag })

const inTime = (work: Promise<Response>) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new DOMException('The network is slow', 'TimeoutError')), PATIENCE_MS),
    ),
  ])

async function fresh({ send, answers, now }: Tools, request: Request) {
  const { path, init, name } = request
  const response = await send(path, init, name)
  if (response.ok) {
    const [text, etag] = [await response.clone().text(), response.headers.get('etag')]
    // A full disk loses the copy, not the answer.
    await answers.keep({ owner: ownerOf(request), path, text, etag, at: now() }).catch(() => {})
  }
  return response
}

/** From the server while there is a signal and the server is well; otherwise as this person read it last. */
export async function readThrough(tools: Tools, request: Request): Promise<Response> {
  const kept = await tools.answers.get(ownerOf(request), request.path).catch(() => undefined)
  if (tools.isOff()) {
    if (kept === undefined) throw new TypeError('There is no signal')
    return replyOf(kept)
  }
  if (kept === undefined) return fresh(tools, request)
  try {
    const response = await inTime(fresh(tools, request))
    return response.status >= 500 ? replyOf(kept) : response
  } catch (error) {
    if (isNoSignal(error)) return replyOf(kept)
    throw error
  }
}
