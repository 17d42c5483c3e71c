import { createHash } from 'node:crypto'
import type { BillLine } from '#contract/bill.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import type { SheetLogRow, SheetRow } from './reading.store.ts'

type Sheet = Pick<SheetRow, 'summaryNumber' | 'jobNumber' | 'from' | 'to' | 'version'>
type Counted = Pick<SheetLogRow, 'logNumber' | 'version' | 'hash'>

/** The bytes that the hash of a version covers: its lines, and the versions of the logs that it counts. */
export function coveredText(
  { summaryNumber, jobNumber, from, to, version }: Sheet,
  lines: readonly BillLine[],
  logs: readonly Counted[],
) {
  const hashes = logs.map(({ logNumber, version: logVersion, hash }) => ({ logNumber, version: logVersion, hash }))
  return canonicalJson({ summaryNumber, jobNumber, from, to, version, lines, logs: hashes })
}

/** The SHA-256 of a version, in hexadecimal. */
export const hashOfCovered = (text: string) => createHash('sha256').update(text).digest('hex')
