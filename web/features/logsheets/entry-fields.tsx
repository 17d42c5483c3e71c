import type { ReactNode } from 'react'
import type { Check } from '#contract/logsheet-checks.ts'
import { TextAreaField } from '#web/ui/fields.tsx'
import { CheckList } from './check-list.tsx'
import { placeOf, wantsRemark } from './check-places.ts'
import { EntryDiesel, EntryMeter } from './entry-readings.tsx'
import { useEntryTexts } from './entry-texts.ts'
import { SliceList } from './slice-list.tsx'
import type { LogForm } from './use-log-form.ts'

type Props = {
  log: LogForm
  /** Whether the meter begins where the log before ended. */
  isCopied: boolean
  /** The photographs, whose upload the page supplies; without them there are only remarks. */
  photos: ReactNode
}

/** A day to enter: its hours, the meter, diesel, photographs and remarks; each check speaks where it belongs. */
export function EntryFields({ log, isCopied, photos }: Props) {
  const text = useEntryTexts()
  const { fields, content, checks, form } = log
  // Nobody doubts a day whose last reading is still to come, until it is sent without one.
  const isBegun = content.meterClose !== null || form.attempts > 0
  const told = checks.filter(({ key }) => key !== 'meterMissing' || isBegun)
  const at = (place: (typeof placeOf)[Check['key']]) => told.filter(({ key }) => placeOf[key] === place)
  const isWanted = wantsRemark(content, told)
  return (
    <>
      <Part>
        <SliceList slices={content.slices} onChange={(slices) => form.change('slices', slices)} />
        <Found checks={at('slices')} />
      </Part>
      <Part title={text.meter}>
        <EntryMeter log={log} isCopied={isCopied} />
        <Found checks={at('meterClose')} />
      </Part>
      <Part title={text.diesel}>
        <EntryDiesel log={log} />
        <Found checks={at('fuelClosing')} />
      </Part>
      <Part title={photos ? text.photos : text.remarks}>
        {photos}
        <TextAreaField
          {...fields.bind('remarks')}
          label={text.remarks}
          optional={isWanted ? undefined : text.optional}
          hint={isWanted ? text.remarkWanted : undefined}
          rows={3}
          maxLength={1000}
        />
      </Part>
    </>
  )
}

const Part = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className="grid gap-4 border-t-8 border-paper pt-5 first:border-0 first:pt-0">
    {title !== undefined && <h2 className="heading text-2xl">{title}</h2>}
    {children}
  </section>
)

const Found = ({ checks }: { checks: readonly Check[] }) => (
  <div aria-live="polite" className="empty:hidden">
    {checks.length > 0 && <CheckList checks={checks} />}
  </div>
)
