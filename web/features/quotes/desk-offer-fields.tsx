import type { ReactNode } from 'react'
import type { DeskFigures } from '#contract/quotes.figures.ts'
import { idleCauses, weekdays } from '#contract/rate-terms.ts'
import { type OfferDraft, valueAt } from './desk-draft.ts'
import { DeskInput, DeskSelect, SmallField } from './desk-field.tsx'
import { useQuoteYards } from './desk-quotes.queries.ts'
import { useDeskQuoteTexts } from './desk-texts.ts'
import type { DeskForm } from './use-desk-form.ts'

type Yard = DeskFigures['nearestYard']
type Props = { form: DeskForm; at: string; card: OfferDraft | null | undefined; yard: Yard }

const GRID = 'grid grid-cols-2 items-start gap-x-4 gap-y-2.5 sm:grid-cols-4'

/** Fields that belong together. */
export const FieldRow = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-sm font-semibold">{title}</legend>
    <div className={GRID}>{children}</div>
  </fieldset>
)

const offerAt = (form: DeskForm, at: string) => valueAt(form.draft, at) as OfferDraft

/** The rates of one machine. */
export function RateFields({ form, at, card }: Omit<Props, 'yard'>) {
  const text = useDeskQuoteTexts()
  const { basis, withOperator } = offerAt(form, at)
  const field = (name: string) => <DeskInput form={form} path={`${at}.${name}`} card={card} />
  return (
    <>
      {basis === 'DAY' && field('perDayPaise')}
      {basis === 'DAY' && field('perWeekPaise')}
      {field('perMonthPaise')}
      <DeskSelect form={form} path={`${at}.basis`} options={text.bases} />
      <SmallField label={text.fields.withOperator}>
        {(control) => (
          <select
            {...control}
            value={String(withOperator)}
            onChange={(event) => form.set(`${at}.withOperator`, event.target.value === 'true')}
          >
            <option value="true">{text.operators.true}</option>
            <option value="false">{text.operators.false}</option>
          </select>
        )}
      </SmallField>
      {withOperator && field(basis === 'MONTH' ? 'operatorPerMonthPaise' : 'operatorPerDayPaise')}
      {withOperator && basis === 'DAY' && field('operatorPerMonthPaise')}
    </>
  )
}

/** The terms of one machine's hire, the most used first. */
export function TermFields({ form, at, card }: Omit<Props, 'yard'>) {
  const text = useDeskQuoteTexts()
  const { terms } = offerAt(form, at)
  const field = (name: string) => <DeskInput form={form} path={`${at}.terms.${name}`} card={card} />
  const choice = (name: string, options: Readonly<Record<string, string>>) => (
    <DeskSelect form={form} path={`${at}.terms.${name}`} options={options} card={card} />
  )
  return (
    <>
      <FieldRow title={text.terms}>
        {field('hoursPerDay')}
        {field('otMultiplier')}
        {field('standbyPct.WEATHER')}
        {field('standbyPct.CLIENT_IDLE')}
        {field('breakdown.graceHours')}
        {field('secondShiftFactor')}
        {field('minimumDays')}
        <WeeklyOff form={form} at={at} />
      </FieldRow>
      <details>
        <summary className="link inline-flex min-h-9 items-center">{text.moreTerms}</summary>
        <div className={`${GRID} pt-1`}>
          {field('daysPerMonth')}
          {choice('hoursMode', text.modes)}
          {terms.hoursMode === 'POOLED' && field('includedHours')}
          {field('offDayMultiplier')}
          {choice('partMonth', text.shares)}
          {choice('breakdown.effect', text.effects)}
          {field('minimumHours')}
          {idleCauses.slice(2).map((cause) => (
            <DeskInput key={cause} form={form} path={`${at}.terms.standbyPct.${cause}`} card={card} />
          ))}
        </div>
      </details>
    </>
  )
}

/** One weekly day off, or none; several days stay as they are until another is chosen. */
function WeeklyOff({ form, at }: Pick<Props, 'form' | 'at'>) {
  const text = useDeskQuoteTexts()
  const path = `${at}.terms.weeklyOff`
  const off = valueAt(form.draft, path) as string[]
  const several = off.length > 1 ? off.join() : undefined
  return (
    <SmallField label={text.fields.weeklyOff}>
      {(control) => (
        <select
          {...control}
          value={off.join()}
          onChange={(event) => form.set(path, event.target.value === '' ? [] : event.target.value.split(','))}
        >
          <option value="">{text.none}</option>
          {weekdays.map((day) => (
            <option key={day} value={day}>
              {text.weekdays[day]}
            </option>
          ))}
          {several !== undefined && (
            <option value={several}>
              {weekdays
                .filter((day) => off.includes(day))
                .map((day) => text.weekdays[day])
                .join(', ')}
            </option>
          )}
        </select>
      )}
    </SmallField>
  )
}

/** Transport, diesel and boarding: ours with prices, or the customer's. */
export function SupplyFields({ form, at, card, yard }: Props) {
  const text = useDeskQuoteTexts()
  const { trip, diesel } = offerAt(form, at)
  const yards = useQuoteYards()
  const names = Object.fromEntries(yards.map(({ yardId, name }) => [yardId, name]))
  const field = (name: string) => <DeskInput form={form} path={`${at}.${name}`} card={card} />
  return (
    <FieldRow title={text.transport}>
      <Supplied
        label={text.fields.trip}
        isOurs={trip !== null}
        onChange={(isOurs) => form.set(`${at}.trip`, isOurs ? (card?.trip ?? tripFrom(yard)) : null)}
      />
      {trip !== null && (
        <>
          <DeskSelect form={form} path={`${at}.trip.yardId`} options={{ '': text.noYard, ...names }} />
          <DeskInput form={form} path={`${at}.trip.distanceKm`} />
          {field('trip.basePaise')}
          {field('trip.includedKm')}
          {field('trip.perKmPaise')}
          {field('trip.leastPaise')}
        </>
      )}
      <Supplied
        label={text.fields.diesel}
        isOurs={diesel !== null}
        onChange={(isOurs) => form.set(`${at}.diesel`, isOurs ? NO_DIESEL : null)}
      />
      {diesel !== null && (
        <>
          <DeskInput form={form} path={`${at}.diesel.litresPerHour`} />
          <DeskInput form={form} path={`${at}.diesel.paisePerLitre`} />
        </>
      )}
      <DeskSelect form={form} path={`${at}.boarding`} options={text.borne} card={card} />
    </FieldRow>
  )
}

/** A trip without a price at the card, from the yard next to the site. */
const tripFrom = (yard: Yard) => ({
  basePaise: '0',
  includedKm: '0',
  perKmPaise: '0',
  leastPaise: '0',
  yardId: yard?.yardId ?? '',
  distanceKm: String(yard?.distanceKm ?? 0),
})
const NO_DIESEL = { litresPerHour: '', paisePerLitre: '' }

type SuppliedProps = { label: string; isOurs: boolean; onChange: (isOurs: boolean) => void }

/** Whether something is part of the quote. */
function Supplied({ label, isOurs, onChange }: SuppliedProps) {
  const { supplied } = useDeskQuoteTexts()
  return (
    <SmallField label={label}>
      {(control) => (
        <select {...control} value={String(isOurs)} onChange={(event) => onChange(event.target.value === 'true')}>
          <option value="false">{supplied.false}</option>
          <option value="true">{supplied.true}</option>
        </select>
      )}
    </SmallField>
  )
}
