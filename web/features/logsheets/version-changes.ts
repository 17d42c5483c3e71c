// The changes of a logsheet's version against the one before.
import type { LogsheetContent, Slice } from '#contract/logsheets.content.ts'

export type VersionChange =
  | { readonly field: 'slice'; readonly was: Slice | null; readonly is: Slice | null }
  | {
      readonly field: 'meterOpen' | 'meterClose' | 'fuel' | 'remarks'
      readonly was: string | null
      readonly is: string | null
    }

const sliceKey = ({ from, to, type, cause, note }: Slice) => JSON.stringify([from, to, type, cause, note])

/** Entries that only one of both has; those that begin at the same time are one change. */
function sliceChanges(before: readonly Slice[], after: readonly Slice[]): VersionChange[] {
  const [old, next] = [new Set(before.map(sliceKey)), new Set(after.map(sliceKey))]
  const [gone, come] = [
    before.filter((slice) => !next.has(sliceKey(slice))),
    after.filter((slice) => !old.has(sliceKey(slice))),
  ]
  const changed = gone.map((was) => ({ was, is: come.find(({ from }) => from === was.from) ?? null }))
  const paired = new Set(changed.map(({ is }) => is))
  const added = come.filter((slice) => !paired.has(slice)).map((is) => ({ was: null, is }))
  return [...changed, ...added].map((change) => ({ field: 'slice' as const, ...change }))
}

/** In the order of the form. */
export function changesBetween(before: LogsheetContent, after: LogsheetContent): VersionChange[] {
  const rest = [
    { field: 'meterOpen', was: before.meterOpen, is: after.meterOpen },
    { field: 'meterClose', was: before.meterClose, is: after.meterClose },
    { field: 'fuel', was: before.fuel?.issuedL ?? null, is: after.fuel?.issuedL ?? null },
    { field: 'remarks', was: before.remarks, is: after.remarks },
  ] as const
  return [...sliceChanges(before.slices, after.slices), ...rest.filter(({ was, is }) => was !== is)]
}
