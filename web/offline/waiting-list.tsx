import { type ReactNode, useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { instantText } from '#web/platform/instant-text.ts'
import type { Audience } from '#web/platform/session/audiences.ts'
import { fill, plural } from '#web/platform/text.ts'
import { translateProblem } from '#web/platform/translate-problem.ts'
import { useNow } from '#web/platform/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { discard, sendAgain } from './outbox/column.ts'
import { dueAt, isBehind } from './outbox/rules.ts'
import { isReport, logActs, type Waiting, type WaitingItem, type WaitingReport } from './outbox/waiting.ts'
import { useOutboxTexts } from './texts.ts'

type Props = {
  audience: Audience
  items: readonly WaitingItem[]
  toLog: (logsheetId: string, label: string) => ReactNode
}

/** The waiting acts in the order of sending, each with its time, its state and the possible actions. */
export function WaitingList({ audience, items, toLog }: Props) {
  const text = useOutboxTexts()
  if (items.length === 0) return <p className="text-ink-2">{text.empty}</p>
  return (
    <>
      <p className="mb-4 text-ink-2">{text.intro}</p>
      <ol className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.no} className="py-3">
            {isReport(item) ? <ReportFacts item={item} /> : <Facts item={item} />}
            <State {...{ item, items }} />
            <Acts {...{ audience, item, toLog }} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Facts({ item: { call, shown, madeAt } }: { item: Waiting }) {
  const text = useOutboxTexts()
  const { machineName, date, shift, photoIds, status } = shown
  const act = logActs[call]
  const isDay = act === 'add' || act === 'save' || act === 'revise'
  const photos = isDay && photoIds.length > 0 ? [plural(photoIds.length, text.photos)] : []
  return (
    <>
      <p className="font-semibold">{text.acts[act === 'add' && status === 'DRAFT' ? 'draft' : act]}</p>
      <p className="tabular-nums">{[machineName, formatDate(date), fill(text.shift, { shift })].join(' · ')}</p>
      <p className="text-sm text-ink-3 tabular-nums">
        {[fill(text.made, { at: instantText(madeAt) }), ...photos].join(' · ')}
      </p>
    </>
  )
}

function ReportFacts({ item: { report, madeAt } }: { item: WaitingReport }) {
  const text = useOutboxTexts()
  const { machineName, siteName, breakdown } = report
  const photos = breakdown.photos.length > 0 ? [plural(breakdown.photos.length, text.photos)] : []
  return (
    <>
      <p className="font-semibold">{text.report}</p>
      <p>{[machineName, siteName, fill(text.since, { at: instantText(breakdown.startedAt) })].join(' · ')}</p>
      <p className="wrap-anywhere">{breakdown.note}</p>
      <p className="text-sm text-ink-3 tabular-nums">
        {[fill(text.made, { at: instantText(madeAt) }), ...photos].join(' · ')}
      </p>
    </>
  )
}

function State({ item, items }: Pick<Props, 'items'> & { item: WaitingItem }) {
  const text = useOutboxTexts()
  const { refusal } = item
  const [now, due] = [useNow(), dueAt(item)]
  if (refusal === null && isBehind(items, item, now))
    return <p className="text-ink-2">{isReport(item) ? text.behindReport : text.behind}</p>
  if (refusal === null)
    return (
      <p className="text-ink-2 tabular-nums">
        {due > now ? fill(text.early, { at: instantText(new Date(due).toISOString()) }) : text.waits}
      </p>
    )
  return (
    <p className="mt-1 border-l-4 border-danger pl-3">
      <strong>{text.refusedTitle}</strong> {new ApiProblem(translateProblem(refusal)).message}
    </p>
  )
}

/** Another version was saved meanwhile. */
const isOutdated = (item: WaitingItem): item is Waiting =>
  !isReport(item) && item.refusal?.status === 412 && item.base === null

function Acts({ audience, item, toLog }: Pick<Props, 'audience' | 'toLog'> & { item: WaitingItem }) {
  const text = useOutboxTexts()
  const [asked, setAsked] = useState<'discard' | 'compare'>()
  const done = () => setAsked(undefined)
  const small = 'min-h-11 px-4'
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4">
      {!isReport(item) && toLog(item.log, text.open)}
      {item.refusal !== null && (
        <Button
          tone="secondary"
          className={small}
          onClick={() => (isOutdated(item) ? setAsked('compare') : void sendAgain(audience, item))}
        >
          {isOutdated(item) ? text.compare : text.again}
        </Button>
      )}
      <Button tone="quiet" className={small} onClick={() => setAsked('discard')}>
        {text.discard}
      </Button>
      {asked === 'discard' && (
        <ConfirmDialog
          title={text.discardTitle}
          confirm={text.discardNow}
          cancel={text.keep}
          danger
          onConfirm={() => {
            done()
            void discard(audience, item)
          }}
          onCancel={done}
        >
          {isReport(item) ? text.discardReport : text.discardText}
        </ConfirmDialog>
      )}
      {asked === 'compare' && isOutdated(item) && <CompareDialog {...{ audience, item }} onClose={done} />}
    </div>
  )
}
