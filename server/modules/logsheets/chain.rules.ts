// The chain of a job's logs: each submitted version carries the hash of the one before it, in the order of submission.
import { createHash } from 'node:crypto'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'

/** The fields that the hash of a version covers. */
type Link = {
  readonly logNumber: string
  readonly jobId: string
  readonly date: string
  readonly shift: string
  readonly version: number
  /** Without `photoIds`: the hash covers the photographs themselves. */
  readonly content: Omit<LogsheetContent, 'photoIds'>
  /** The SHA-256 of each photograph; absent without any, as in versions from before there were photographs. */
  readonly photos?: readonly string[]
  readonly enteredBy: string
  /** An instant, as ISO 8601 in UTC. */
  readonly submittedAt: string
  readonly previousHash: string | null
}

/** The chained form of a version's content and of the hashes of its photographs. */
export function linked({ photoIds, ...content }: LogsheetContent, photos: readonly string[]) {
  return photoIds.length === 0 ? { content } : { content, photos }
}

/** The bytes that the hash of a version covers. */
export const textOfLink = (link: Link) => canonicalJson(link)

/** The SHA-256 of a version with its predecessor's, in hexadecimal. */
export const hashOfLink = (link: Link) => createHash('sha256').update(textOfLink(link)).digest('hex')

export type StoredLink = Link & { readonly hash: string; readonly chainNo: number }

/** The first link of a job's chain that does not hold, in the order of the chain; undefined if all do. */
export function firstBroken(links: readonly StoredLink[]): StoredLink | undefined {
  return links.find(({ hash, chainNo, ...link }, index) => {
    const before = links[index - 1]?.hash ?? null
    return chainNo !== index + 1 || link.previousHash !== before || hash !== hashOfLink(link)
  })
}
