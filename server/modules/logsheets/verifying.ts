// Proves the chains of all logs, for whoever runs the database.
import { LogsheetContent } from '#contract/logsheets.content.ts'
import type { Queryable } from '#server/platform/database.ts'
import { firstBroken, linked, type StoredLink } from './chain.rules.ts'
import { chains } from './verifying.store.ts'

type Verdict = {
  readonly jobs: number
  readonly versions: number
  /** The first link that does not hold of each job whose chain is broken. */
  readonly broken: readonly { readonly jobNumber: string; readonly logNumber: string; readonly version: number }[]
}

/** Computes every submitted version's hash anew. Reads as the owner of the schema, who sees all rows. */
export async function verifyLogsheets(owner: Queryable): Promise<Verdict> {
  const rows = await chains(owner)
  const byJob = Map.groupBy(rows, ({ jobNumber }) => jobNumber)
  const links = [...byJob].map(([jobNumber, found]) => ({
    jobNumber,
    links: found.map(({ jobNumber: _job, ...row }) => linkOf(row)),
  }))
  return {
    jobs: byJob.size,
    versions: rows.length,
    broken: links.flatMap(({ jobNumber, links: chain }) => {
      const link = firstBroken(chain)
      return link ? [{ jobNumber, logNumber: link.logNumber, version: link.version }] : []
    }),
  }
}

type Row = Omit<Awaited<ReturnType<typeof chains>>[number], 'jobNumber'>

/** The stored form as it was hashed. */
export function linkOf({ submittedAt, content, photoHashes, ...link }: Row): StoredLink {
  const written = LogsheetContent.parse(content)
  const photos = written.photoIds.map((id) => photoHashes?.[id] ?? 'missing')
  return { ...link, ...linked(written, photos), submittedAt: submittedAt.toISOString() }
}
