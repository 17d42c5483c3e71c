import { useState } from 'react'
import { fill } from '#web/platform/text.ts'
import { Field } from '#web/ui/fields.tsx'
import { minuteTyped, nearest, QUARTER, timeOf } from './day-edit.ts'
import { useEntryTexts } from './entry-texts.ts'

type Props = {
  label: string
  minute: number
  /** How the minute is written: an end at midnight is `24:00`. */
  written?: (minute: number) => string
  onMinute: (minute: number) => void
}

/** A time on the grid of 15 minutes: typed, or moved by a button on either side. */
export function TimeStepper({ label, minute, written = timeOf, onMinute }: Props) {
  const text = useEntryTexts()
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? minute : minuteTyped(typed)
  const step = (by: number) => {
    setTyped(undefined)
    onMinute(minute + by)
  }
  const finish = () => {
    if (read === undefined) return
    setTyped(undefined)
    if (typed !== undefined) onMinute(nearest(read, minute))
  }
  return (
    <Field label={label} error={read === undefined ? text.wrongTime : undefined}>
      {(described) => (
        <span className="grid grid-cols-[4.5rem_1fr_4.5rem]">
          <Step label={fill(text.earlier, { label })} onPress={() => step(-QUARTER)} side="left">
            − 15
          </Step>
          <input
            {...described}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            className="field entry-figure rounded-none border-x-0 py-0 text-center aria-invalid:border-2 aria-invalid:border-danger"
            value={typed ?? written(minute)}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={finish}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              finish()
            }}
          />
          <Step label={fill(text.later, { label })} onPress={() => step(QUARTER)} side="right">
            + 15
          </Step>
        </span>
      )}
    </Field>
  )
}

type StepProps = { label: string; onPress: () => void; side: 'left' | 'right'; children: string }

/** A button of 56 px at the end of a field. */
export const Step = ({ label, onPress, side, children }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className={`min-h-14 border border-line-strong bg-card px-2 text-lg font-semibold whitespace-nowrap hover:bg-wash ${
      side === 'left' ? 'rounded-l' : 'rounded-r'
    }`}
  >
    {children}
  </button>
)
