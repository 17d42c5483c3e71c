import type { EstimateWords, LineWords, Row } from './estimate-words.ts'

type Props = {
  words: EstimateWords
  title?: boolean
  /** Names the machine also where there is only one, for places that do not. */
  named?: boolean
}

/** The whole price of a hire: hire, one-off costs and GST apart, the total; it opens into its arithmetic. */
export function EstimateSheet({ words, title = true, named = false }: Props) {
  const { lines, rows, total, perMonth, unpriced, open } = words
  return (
    <section aria-label={words.title}>
      {title && <h2 className="text-sm text-ink-3">{words.title}</h2>}
      {lines.length === 1 && !named && <p className="text-sm text-ink-2">{lines[0]?.hired}</p>}
      {total !== null && (
        <>
          {(lines.length > 1 || named) && <Lines lines={lines} />}
          <dl className="mt-2 border-t border-line">
            {rows.map((row) => (
              <Pair key={row.label} row={row} />
            ))}
            <div className="flex items-baseline justify-between gap-4 border-t border-ink py-2">
              <dt className="font-semibold">{words.totalLabel}</dt>
              <dd className="figure text-2xl">{total}</dd>
            </div>
          </dl>
          {perMonth !== null && <p className="text-sm text-ink-2">{perMonth}</p>}
        </>
      )}
      {unpriced !== null && <p className="mt-1 text-sm text-ink-2">{unpriced}</p>}
      {total !== null && (
        <details className="mt-2 text-sm">
          <summary className="link flex min-h-11 cursor-pointer items-center">{open}</summary>
          <Arithmetic words={words} />
        </details>
      )}
    </section>
  )
}

const Pair = ({ row: { label, value, why } }: { row: Row }) => (
  <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-2 last:border-0">
    <dt className="text-ink-2">{label}</dt>
    <dd className="text-right tabular-nums">{value}</dd>
    {why && <dd className="col-span-2 text-ink-3">{why}</dd>}
  </div>
)

const Lines = ({ lines }: { lines: readonly LineWords[] }) => (
  <dl className="mt-2 border-t border-line">
    {lines.map(({ productId, name, amount, hired }) => (
      <Pair key={productId} row={{ label: name, value: amount, why: hired }} />
    ))}
  </dl>
)

/** Each line with its reason, the split of GST, and what the quote may still change. */
const Arithmetic = ({ words: { lines, taxes, mayChange, mayChangeTitle } }: { words: EstimateWords }) => (
  <div className="grid gap-4 pb-2">
    {lines.map(({ productId, name, parts, notes }) => (
      <div key={productId}>
        {lines.length > 1 && <p className="font-semibold">{name}</p>}
        <dl>
          {parts.map((row) => (
            <Pair key={row.label} row={row} />
          ))}
        </dl>
        {notes.map((note) => (
          <p key={note} className="mt-1 text-ink-2">
            {note}
          </p>
        ))}
      </div>
    ))}
    <dl className="border-t border-line">
      {taxes.map((row) => (
        <Pair key={row.label} row={row} />
      ))}
    </dl>
    <div>
      <p className="font-semibold">{mayChangeTitle}</p>
      <ul className="mt-1 list-disc pl-5 text-ink-2 marker:text-blueprint">
        {mayChange.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  </div>
)
