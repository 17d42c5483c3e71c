import type { PathName, Transport } from '#web/platform/call.ts'
import type { Holder } from '#web/platform/session/holder.ts'
import type { Answers } from './answers.ts'
import type { Box } from './box.ts'
import type { Reply } from './sending.ts'
import type { WaitingPhoto } from './waiting.ts'

/** A call of a screen, and the person whose session it belongs to. */
export type Request = {
  readonly path: string
  readonly init: RequestInit
  readonly name: PathName
  readonly person: string
  readonly holder: Holder
}

/** The tools of the calls of one audience. */
export type Tools = {
  readonly box: Box
  readonly answers: Answers
  readonly send: Transport
  /** Milliseconds. */
  readonly now: () => number
  /** Whether the browser knows that there is no signal. */
  readonly isOff: () => boolean
  /** A picture as an address that the policy of the page allows. */
  readonly addressOf: (bytes: Blob) => Promise<string>
}

/** Answers are kept for a person in one standing: in another company they read other things. */
export const ownerOf = ({ person, holder }: Pick<Request, 'person' | 'holder'>) => `${person}:${holder.userType}`

/** The id after `/logsheets/` or `/jobs/` in a path. */
export const idIn = (path: string) => /\/(?:logsheets|jobs)\/([^/?]+)/.exec(path)?.[1] ?? ''

const TYPES = { ok: 'application/json', problem: 'application/problem+json' }

/** A reply as screens read it. */
export function responseOf({ status, text, etag }: Reply) {
  const type = { 'content-type': status < 400 ? TYPES.ok : TYPES.problem }
  return new Response(text, { status, headers: { ...type, ...(etag === null ? {} : { etag }) } })
}

/** A waiting photograph as a log shows it. */
export const shownPhoto = async ({ addressOf }: Tools, { name, fileName, bytes }: WaitingPhoto) => ({
  fileId: name,
  name: decodeURIComponent(fileName),
  type: 'image/jpeg' as const,
  size: bytes.size,
  url: await addressOf(bytes),
})
