import type { ComponentProps } from 'react'
import { usePhoneEntry } from '#web/platform/phone-entry.ts'
import { statesByName } from '#web/platform/state-names.ts'
import { ownName } from '#web/platform/translate-names.ts'
import { CheckField, SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { labelOf } from './part-check.ts'
import type { Field } from './parts.ts'
import { type SettingsText, useSettingsTexts } from './texts.ts'

type Bound = Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>
type Props = {
  fields: readonly Field[]
  /** From `useFields` or a row; a draft may lack a field. */
  bind: (name: string) => Omit<Bound, 'value'> & { value: string | undefined }
}

/** The fields of a part, or of one of its rows. */
export function PartFields({ fields, bind }: Props) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {fields.map((field) => {
        const { value = '', ...bound } = bind(field.name)
        return (
          <div key={field.name} className={field.wide ? 'sm:col-span-2' : ''}>
            <OneField field={field} bound={{ ...bound, value }} />
          </div>
        )
      })}
    </div>
  )
}

const hintOf = (name: string, text: SettingsText) => Object.entries(text.hints).find(([key]) => key === name)?.[1]

function OneField({ field: { name, as, options }, bound }: { field: Field; bound: Bound }) {
  const text = useSettingsTexts()
  const label = labelOf(name, text)
  const hint = hintOf(name, text)
  const shared = { ...bound, label, hint, autoComplete: 'off' }
  if (as === 'area') return <TextAreaField {...shared} rows={9} spellCheck />
  if (as === 'select') return <Choice {...shared} field={name} options={options} />
  if (as === 'check') {
    const { value, onChange, onBlur } = bound
    return (
      <CheckField
        name={name}
        label={label}
        value={value === 'yes'}
        onChange={(checked) => onChange(checked ? 'yes' : '')}
        onBlur={() => onBlur()}
      />
    )
  }
  if (as === 'phone') return <PhoneField {...shared} />
  if (as === 'number') return <TextField {...shared} inputMode="decimal" className="max-w-40 tabular-nums" />
  if (as === 'date' || as === 'time') return <TextField {...shared} type={as} className="max-w-56 tabular-nums" />
  return <TextField {...shared} />
}

const PhoneField = (field: ComponentProps<typeof TextField>) => (
  <TextField {...usePhoneEntry(field, field.hint)} autoComplete="off" />
)

type ChoiceProps = ComponentProps<typeof SelectField> & { field: string; options: readonly string[] | undefined }

const statesInOrder = () => statesByName().map(({ value }) => value)

/** A legal form, a state, or where a holiday counts; several states stay as they are. */
function Choice({ field, options = statesInOrder(), ...select }: ChoiceProps) {
  const text = useSettingsTexts()
  const forms: Readonly<Record<string, string>> = text.legalForms
  const shown = options.includes(select.value) || select.value === '' ? options : [select.value, ...options]
  return (
    <SelectField {...select}>
      <option value="">{field === 'states' ? text.allIndia : text.choose}</option>
      {shown.map((option) => (
        <option key={option} value={option}>
          {forms[option] ?? ownName(option)}
        </option>
      ))}
    </SelectField>
  )
}
