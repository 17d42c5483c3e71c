import { formatDate } from '#contract/dates.ts'
import type { SummaryBatch } from '#contract/summary-sheets.batches.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill, plural } from '#web/platform/text.ts'
import { useDeskSummaryTexts } from './desk-texts.ts'
import './batch.css'
import { waitingIn } from './use-batch.ts'
import { shortDate } from './words.ts'

/** How far a batch is, and what of it was refused and why. */
export function BatchProgress({ batch }: { batch: SummaryBatch }) {
  const text = useDeskSummaryTexts()
  const { act, documents, done, refused, madeBy, madeAt } = batch
  const isOver = waitingIn(batch) === 0
  const [doing, all] = act === 'PREPARE' ? [text.preparing, text.preparedAll] : [text.sending, text.sentAll]
  const said = isOver ? plural(done, all) : fill(doing, { done, all: documents })
  return (
    <section aria-label={text.batch} className="card my-4 p-5">
      <output className={isOver ? 'block font-semibold text-signed' : 'block font-semibold'}>{said}</output>
      {!isOver && <progress className="batch-bar" aria-label={said} value={done + refused.length} max={documents} />}
      <p className="mt-1 text-sm text-ink-3">
        {fill(text.begunBy, { name: madeBy, at: instantText(madeAt) })}
        {!isOver && `. ${text.goesOn}`}
      </p>
      {refused.length > 0 && <Refused refused={refused} />}
    </section>
  )
}

function Refused({ refused }: Pick<SummaryBatch, 'refused'>) {
  const text = useDeskSummaryTexts()
  const why: Readonly<Record<string, string>> = text.refusals
  return (
    <>
      <h3 className="mt-4 font-semibold text-danger">{plural(refused.length, text.refusedTitle)}</h3>
      <ul className="mt-1 max-w-prose">
        {refused.map(({ jobId, jobNumber, period: { from, to }, problem }) => (
          <li key={`${jobId} ${from}`} className="border-t border-line py-2 first:border-0">
            <b className="figure">{jobNumber}</b>{' '}
            <span className="tabular-nums">
              {shortDate(from)} – {formatDate(to)}
            </span>
            <span className="block text-ink-2">{why[problem] ?? text.refusals.other}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
