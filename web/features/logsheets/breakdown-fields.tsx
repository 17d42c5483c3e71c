import { breakdownCauses } from '#contract/logsheets.content.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import type { DaySlice } from './day-edit.ts'
import { useEntryTexts } from './entry-texts.ts'

type Props = { slice: DaySlice; onChange: (more: Partial<DaySlice>) => void }

/** The failed part for the note, and the side that answers for it: the customer's fault is not deducted. */
export function BreakdownFields({ slice: { cause, note }, onChange }: Props) {
  const text = useEntryTexts()
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-semibold">{text.failedPart}</legend>
        <div className="flex flex-wrap gap-3">
          {text.parts.map((part) => (
            <button
              key={part}
              type="button"
              aria-pressed={note === part}
              onClick={() => onChange({ note: note === part ? null : part })}
              className="min-h-14 rounded border border-line-strong bg-card px-4 font-semibold hover:bg-wash aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {part}
            </button>
          ))}
        </div>
      </fieldset>
      <RadioGroup
        legend={text.cause}
        brief
        name="cause"
        value={cause ?? 'unknown'}
        onChange={(value) => onChange({ cause: breakdownCauses.find((one) => one === value) ?? null })}
        onBlur={() => {}}
        choices={([...breakdownCauses, 'unknown'] as const).map((value) => ({ value, label: text.causes[value] }))}
      />
    </>
  )
}
