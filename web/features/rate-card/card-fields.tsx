import type { ReactNode } from 'react'
import { addDays } from '#contract/dates.ts'
import { fill } from '#web/platform/text.ts'
import { DateField, SelectField, TextField } from '#web/ui/fields.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import type { CardField } from './card-draft.ts'
import { usePlaces } from './rate-cards.queries.ts'
import { useCardTexts } from './texts.ts'
import type { CardForm } from './use-card-form.ts'

const AHEAD_DAYS = 730

type GroupProps = { title: string; hint?: string; children: ReactNode; wide?: boolean }

/** Fields that belong together, under a heading; `wide` has four of them in a row. */
export const FieldGroup = ({ title, hint, wide = false, children }: GroupProps) => (
  <fieldset className="border-t border-line pt-5">
    <legend className="float-left mb-3 w-full">
      <span className="heading text-lg">{title}</span>
      {hint !== undefined && <span className="block text-sm text-ink-3">{hint}</span>}
    </legend>
    <div
      className={`clear-both grid grid-cols-2 items-end gap-x-4 gap-y-4 ${wide ? 'sm:grid-cols-4' : 'sm:grid-cols-3'}`}
    >
      {children}
    </div>
  </fieldset>
)

type Props = { form: CardForm; name: CardField }

/** An amount in rupees. */
const Amount = ({ form, name }: Props) => (
  <TextField
    {...form.bind(name)}
    label={useCardTexts().fields[name]}
    prefix="₹"
    inputMode="decimal"
    autoComplete="off"
    className="min-w-0 tabular-nums"
  />
)

/** A number without a unit. */
export const Figure = ({ form, name }: Props) => (
  <TextField
    {...form.bind(name)}
    label={useCardTexts().fields[name]}
    inputMode="decimal"
    autoComplete="off"
    className="tabular-nums"
  />
)

/** The subject, place and first day of the card. */
export function Place({ form, kind, today }: { form: CardForm; kind: string; today: string }) {
  const text = useCardTexts()
  const { cities } = usePlaces()
  const { value, ...subject } = form.bind('subject')
  return (
    <div className="grid gap-4">
      <RadioGroup
        {...subject}
        value={value}
        legend={text.appliesTo}
        choices={[
          { value: 'PRODUCT', label: text.onlyThis },
          { value: 'SUB_CATEGORY', label: fill(text.wholeKind, { kind }), hint: text.wholeKindHint },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...form.bind('city')} label={text.city}>
          <option value="">{text.allCities}</option>
          {cities.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <DateField {...form.bind('from')} label={text.from} min={today} max={addDays(today, AHEAD_DAYS)} />
      </div>
    </div>
  )
}

/** Rates, operator and mobilisation. */
export function Prices({ form }: { form: CardForm }) {
  const text = useCardTexts()
  return (
    <>
      <FieldGroup title={text.rates} hint={text.ratesHint}>
        <Amount form={form} name="perMonthPaise" />
        <Amount form={form} name="perWeekPaise" />
        <Amount form={form} name="perDayPaise" />
      </FieldGroup>
      <FieldGroup title={text.operatorTitle} hint={text.operatorHint}>
        <Amount form={form} name="operatorPerMonthPaise" />
        <Amount form={form} name="operatorPerDayPaise" />
      </FieldGroup>
      <FieldGroup title={text.mobilisationTitle} hint={text.mobilisationHint} wide>
        <Amount form={form} name="mobilisation.basePaise" />
        <Figure form={form} name="mobilisation.includedKm" />
        <Amount form={form} name="mobilisation.perKmPaise" />
        <Amount form={form} name="mobilisation.leastPaise" />
      </FieldGroup>
    </>
  )
}

/** The cost of the machine to us. */
export function CostFields({ form }: { form: CardForm }) {
  const text = useCardTexts()
  return (
    <FieldGroup title={text.costsTitle} hint={text.costsHint}>
      <Amount form={form} name="costs.machinePerMonthPaise" />
      <Amount form={form} name="costs.operatorPerMonthPaise" />
      <Amount form={form} name="costs.tripPaise" />
    </FieldGroup>
  )
}
