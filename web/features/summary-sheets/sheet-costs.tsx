import { descriptionOf } from '#contract/bill-reasons.ts'
import { formatExact } from '#contract/figures.ts'
import type { SheetExtra } from '#contract/summary-sheets.content.ts'
import { callVersioned } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { AddCost } from './add-cost.tsx'
import type { VersionedSheet } from './desk-sheets.queries.ts'
import { useDeskSummaryTexts } from './desk-texts.ts'
import { useBillReasons } from './texts.ts'
import type { DeskSheetAct } from './use-desk-sheet-act.ts'

type Props = { loaded: VersionedSheet; act: DeskSheetAct }

/** The costs beside the hire of a sheet that was not sent yet. */
export function SheetCosts({ loaded: { thing: sheet, version }, act }: Props) {
  const text = useDeskSummaryTexts()
  const reasons = useBillReasons()
  const { summarySheetId: id, extras } = sheet
  const save = (next: SheetExtra[]) =>
    act.run(text.costsSaved, () =>
      callVersioned('saveSummarySheet', {
        params: { id },
        headers: { 'if-match': version },
        body: { extras: next },
      }),
    )
  const removeNamed = ({ code, amountPaise }: SheetExtra) =>
    fill(text.removeCostNamed, { name: descriptionOf(code, reasons), amount: formatExact(amountPaise) })
  return (
    <section>
      <h3>{text.costs}</h3>
      <p className="text-sm text-ink-2">{text.costsText}</p>
      {extras.length === 0 ? (
        <p className="my-3 text-ink-3">{text.noCosts}</p>
      ) : (
        <ul className="my-3 divide-y divide-line border-y border-line">
          {extras.map((extra, at) => (
            // Two costs may be alike, and none of them has state.
            <li key={at} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span className="min-w-0 wrap-anywhere">
                {descriptionOf(extra.code, reasons)}: {extra.note}
              </span>
              <span className="flex items-center gap-2 tabular-nums">
                {formatExact(extra.amountPaise)}
                <Button
                  tone="quiet"
                  aria-label={removeNamed(extra)}
                  aria-disabled={act.pending}
                  onClick={() => save(extras.toSpliced(at, 1))}
                >
                  {text.removeCost}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <AddCost pending={act.pending} onAdd={(extra) => save([...extras, extra])} />
    </section>
  )
}
