import type { markOf } from '#contract/summary-sheets.hours.ts'

export type MarkKind = NonNullable<ReturnType<typeof markOf>>

const SIZE = 10

/** A drawing of 10 units: a full circle, a half-filled one, or a diamond. */
export const MarkShape = ({ kind }: { kind: MarkKind }) =>
  kind === 'open' ? (
    <path d="M5 0L10 5L5 10L0 5z" className="mark-open" />
  ) : (
    <>
      <circle cx="5" cy="5" r="4" className="mark-ring" />
      <path d={kind === 'signed' ? 'M5 1A4 4 0 1 1 5 9A4 4 0 1 1 5 1z' : 'M5 1A4 4 0 0 0 5 9z'} className="mark-full" />
    </>
  )

/** The signing status of a day's logs as a small mark; the words stand beside it. */
export const Mark = ({ kind }: { kind: MarkKind }) => (
  <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} className="sheet-mark" aria-hidden="true">
    <MarkShape kind={kind} />
  </svg>
)
