import { hoursOf } from '#contract/logsheet-hours.ts'
import { fill } from '#web/platform/text.ts'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { Field, TextField } from '#web/ui/fields.tsx'
import { useEntryTexts } from './entry-texts.ts'
import { Step } from './time-stepper.tsx'
import type { LogForm } from './use-log-form.ts'

const figure = { inputMode: 'decimal', autoComplete: 'off', className: 'entry-figure', maxLength: 9 } as const
const METER_CHECKS = ['meterBack', 'meterDay', 'meterMissing', 'meterGap', 'meterHours']

/** The hour meter at both ends of the shift. */
export function EntryMeter({ log: { fields, content, checks }, isCopied }: { log: LogForm; isCopied: boolean }) {
  const text = useEntryTexts()
  const { meterOpen: open, meterClose: close, slices } = content
  const agrees = open !== null && close !== null && !checks.some(({ key }) => METER_CHECKS.includes(key))
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-4">
        <TextField {...fields.bind('meterOpen')} {...figure} label={isCopied ? text.meterOpenCopied : text.meterOpen} />
        <TextField {...fields.bind('meterClose')} {...figure} label={text.meterClose} />
      </div>
      <p aria-live="polite" className="flex items-start gap-2 font-medium text-signed empty:hidden">
        {agrees && (
          <>
            <AccountIcon name="check" className="mt-0.5 size-5" />
            {fill(text.meterAgrees, { meter: ran(open, close), worked: hoursOf(slices).worked })}
          </>
        )}
      </p>
    </>
  )
}

/** Hours between two readings, to a tenth. */
const ran = (open: string, close: string) => (Math.round((Number(close) - Number(open)) * 10) / 10).toFixed(1)

const DIESEL_STEP = 5

/** Diesel that was filled, and the tank before and after, by which the machine's thirst is judged. */
export function EntryDiesel({ log: { fields } }: { log: LogForm }) {
  const text = useEntryTexts()
  const { error, onChange, value, ...issued } = fields.bind('fuelIssued')
  const step = (by: number) => onChange(String(Math.max(0, (Number(value) || 0) + by)))
  return (
    <>
      <Field label={text.litres} error={error}>
        {(described) => (
          <span className="grid max-w-md grid-cols-[4.5rem_1fr_4.5rem]">
            <Step label={text.lessDiesel} side="left" onPress={() => step(-DIESEL_STEP)}>
              − 5
            </Step>
            <input
              {...described}
              {...figure}
              {...issued}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              className="field entry-figure rounded-none border-x-0 py-0 text-center"
            />
            <Step label={text.moreDiesel} side="right" onPress={() => step(DIESEL_STEP)}>
              + 5
            </Step>
          </span>
        )}
      </Field>
      <details open={fields.values.fuelOpening !== '' || fields.values.fuelClosing !== ''}>
        <summary className="link inline-flex min-h-14 items-center">{text.tank}</summary>
        <div className="mt-2 grid grid-cols-2 items-end gap-4">
          <TextField {...fields.bind('fuelOpening')} {...figure} label={text.tankBefore} />
          <TextField {...fields.bind('fuelClosing')} {...figure} label={text.tankAfter} />
        </div>
      </details>
    </>
  )
}
