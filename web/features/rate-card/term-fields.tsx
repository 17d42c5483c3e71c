import { idleCauses, weekdays } from '#contract/rate-terms.ts'
import { CheckField, SelectField } from '#web/ui/fields.tsx'
import type { CardField } from './card-draft.ts'
import { FieldGroup, Figure } from './card-fields.tsx'
import { useCardTexts, useTermsTexts } from './texts.ts'
import type { CardForm } from './use-card-form.ts'

/** The terms of a hire. */
export function TermFields({ form }: { form: CardForm }) {
  const text = useCardTexts()
  const isPooled = form.values['terms.hoursMode'] === 'POOLED'
  return (
    <>
      <FieldGroup title={text.termsTitle}>
        <Figure form={form} name="terms.hoursPerDay" />
        <Figure form={form} name="terms.daysPerMonth" />
        <Choice form={form} name="terms.hoursMode" options={text.modes} />
        {isPooled && <Figure form={form} name="terms.includedHours" />}
        <Figure form={form} name="terms.otMultiplier" />
        <Figure form={form} name="terms.offDayMultiplier" />
        <Figure form={form} name="terms.secondShiftFactor" />
        <Choice form={form} name="terms.partMonth" options={text.shares} />
        <Choice form={form} name="terms.breakdown.effect" options={text.effects} />
        <Figure form={form} name="terms.breakdown.graceHours" />
        <Figure form={form} name="terms.minimumDays" />
        <Figure form={form} name="terms.minimumHours" />
      </FieldGroup>
      <WeeklyOff form={form} />
      <FieldGroup title={text.idleTitle}>
        {idleCauses.map((cause) => (
          <Figure key={cause} form={form} name={`terms.standbyPct.${cause}`} />
        ))}
      </FieldGroup>
    </>
  )
}

type ChoiceProps = { form: CardForm; name: CardField; options: Readonly<Record<string, string>> }

const Choice = ({ form, name, options }: ChoiceProps) => (
  <SelectField {...form.bind(name)} label={useCardTexts().fields[name]}>
    {Object.entries(options).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </SelectField>
)

function WeeklyOff({ form }: { form: CardForm }) {
  const text = useTermsTexts()
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{useCardTexts().weeklyOff}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        {weekdays.map((day) => {
          const { error: _never, ...bound } = form.bind(`off.${day}`)
          return <CheckField key={day} {...bound} label={text.weekdays[day]} />
        })}
      </div>
    </fieldset>
  )
}
