import { fuelTypes, mobilisationModes, type ProductKind, type SpecField } from '#contract/catalogue.desk.ts'
import { operatorChoices } from '#contract/catalogue.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { NativeCheckbox } from '#web/ui/native-checkbox.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { isTypical, specName, typicalName } from './desk-product-draft.ts'
import { useDeskProductTexts } from './desk-texts.ts'
import type { ProductFields as Fields } from './use-product-form.ts'

type Props = { form: Fields; kinds: readonly ProductKind[]; attributes: readonly SpecField[] }

/** Everything that is said about a machine. */
export function ProductFields({ form, kinds, attributes }: Props) {
  const { bind } = form
  const text = useDeskProductTexts()
  return (
    <>
      <TextField {...bind('name')} label={text.name} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bind('make')} label={text.make} />
        <TextField {...bind('model')} label={text.model} />
      </div>
      <SelectField {...bind('subCategory')} label={text.subCategory}>
        <option value="">{text.choose}</option>
        {kinds.map(({ slug, name, subCategories }) => (
          <optgroup key={slug} label={name}>
            {subCategories.map((sub) => (
              <option key={sub.slug} value={sub.slug}>
                {sub.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <TextAreaField {...bind('description')} label={text.description} rows={3} />
      <TextAreaField {...bind('applications')} label={text.applications} hint={text.applicationsHint} rows={3} />
      {attributes.length > 0 && (
        <fieldset>
          <legend className="heading text-xl">{text.specs}</legend>
          <p className="mb-4 text-ink-2">{text.specsHint}</p>
          <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
            {attributes.map((field) => (
              <Spec key={field.key} field={field} form={form} />
            ))}
          </div>
        </fieldset>
      )}
      <Terms form={form} />
    </>
  )
}

function Spec({ field, form }: { field: SpecField; form: Fields }) {
  const { key, label, unit, kind, options } = field
  const text = useDeskProductTexts()
  const { value = '', ...rest } = form.bind(specName(key))
  const bound = { ...rest, value, label: unit === null ? label : `${label} (${unit})` }
  if (kind !== 'choice' || options === null)
    return (
      <div>
        <TextField {...bound} autoComplete="off" {...(kind === 'range' ? { inputMode: 'decimal' as const } : {})} />
        {/^[\d.]+$/.test(value) && <Typical field={field} form={form} />}
      </div>
    )
  return (
    <SelectField {...bound}>
      <option value="">{text.notKnown}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

/** Marks a figure as typical of the class; it loses the mark with its value. */
function Typical({ field, form: { values, change } }: { field: SpecField; form: Fields }) {
  const text = useDeskProductTexts()
  const value = values[specName(field.key)] ?? ''
  return (
    <NativeCheckbox
      checked={isTypical(field, values)}
      onChange={({ target }) => change(typicalName(field.key), target.checked ? value : '')}
    >
      <span className="text-sm text-ink-2">
        {text.typical}
        <span className="sr-only">: {field.label}</span>
      </span>
    </NativeCheckbox>
  )
}

function Terms({ form: { bind } }: { form: Fields }) {
  const text = useDeskProductTexts()
  return (
    <fieldset className="grid gap-5">
      <legend className="heading mb-3 text-xl">{text.terms}</legend>
      <RadioGroup
        {...bind('rentedWithOperator')}
        legend={text.operator}
        choices={operatorChoices.map((value) => ({ value, label: text.operators[value] }))}
      />
      <TextField {...bind('rateIncludes')} label={text.rateIncludes} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...bind('mobilisation.mode')} label={text.mobilisation}>
          {mobilisationModes.map((mode) => (
            <option key={mode} value={mode}>
              {text.modes[mode]}
            </option>
          ))}
        </SelectField>
        <TextField {...bind('mobilisation.note')} label={text.mobilisationNote} />
        <SelectField {...bind('fuel.type')} label={text.fuel}>
          {fuelTypes.map((fuel) => (
            <option key={fuel} value={fuel}>
              {text.fuels[fuel]}
            </option>
          ))}
        </SelectField>
        <TextField {...bind('fuel.consumption')} label={text.consumption} optional={text.optional} />
      </div>
      <TextField {...bind('fuel.note')} label={text.fuelNote} optional={text.optional} />
    </fieldset>
  )
}
