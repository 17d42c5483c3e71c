import { breakdownCauses, sliceTypes } from '#contract/logsheets.content.ts'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { useDeskLogTexts } from './desk-texts.ts'
import { quarterHours } from './log-draft.ts'
import { useLogTexts } from './texts.ts'
import type { LogForm } from './use-log-form.ts'

const starts = quarterHours.slice(0, -1)
const ends = quarterHours.slice(1)

/** One entry of a day: from when to when, what happened, and a note. */
export function SliceFields({ row }: { row: LogForm['rows']['rows'][number] }) {
  const text = useLogTexts()
  const { cause, causeUnknown, optional } = useDeskLogTexts()
  const isBreakdown = row.values.type === 'BREAKDOWN'
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[7rem_7rem_1fr]">
      <TimeField {...row.bind('from')} label={text.from} times={starts} />
      <TimeField {...row.bind('to')} label={text.to} times={row.values.to === '00:00' ? quarterHours : ends} />
      <div className="max-sm:col-span-2">
        <SelectField {...row.bind('type')} label={text.type}>
          {sliceTypes.map((type) => (
            <option key={type} value={type}>
              {text.types[type]}
            </option>
          ))}
        </SelectField>
      </div>
      {isBreakdown && (
        <div className="col-span-2">
          <SelectField {...row.bind('cause')} label={cause}>
            <option value="">{causeUnknown}</option>
            {breakdownCauses.map((one) => (
              <option key={one} value={one}>
                {text.causes[one]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <div className={isBreakdown ? 'max-sm:col-span-2' : 'col-span-full'}>
        <TextField {...row.bind('note')} label={text.note} optional={optional} maxLength={200} autoComplete="off" />
      </div>
    </div>
  )
}

type TimeProps = ReturnType<LogForm['rows']['rows'][number]['bind']> & { label: string; times: readonly string[] }

const TimeField = ({ times, ...rest }: TimeProps) => (
  <SelectField {...rest} className="field tabular-nums">
    {times.map((time) => (
      <option key={time}>{time}</option>
    ))}
  </SelectField>
)
