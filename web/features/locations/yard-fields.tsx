import { ownName } from '#web/platform/translate-names.ts'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import type { YardForm } from './yard-form.ts'
import { useYardTexts } from './yard-texts.ts'
import { useCities } from './yards.queries.ts'

/** A yard's name, address and coordinates. */
export function YardFields({ form: { bind, values } }: { form: YardForm }) {
  const text = useYardTexts()
  const { data = [], isError } = useCities()
  const known = data.some(({ slug }) => slug === values.city)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bind('name')} label={text.name} autoComplete="off" />
        <SelectField {...bind('city')} label={text.city} hint={isError ? text.citiesFailed : undefined}>
          <option value="">{text.cityChoose}</option>
          {/* Keeps the choice until the list has loaded. */}
          {!known && values.city !== '' && <option value={values.city}>{values.city}</option>}
          {data.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {ownName(name)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField {...bind('address')} label={text.address} autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          {...bind('pincode')}
          label={text.pincode}
          inputMode="numeric"
          className="tabular-nums"
          autoComplete="off"
        />
        <TextField
          {...bind('latitude')}
          label={text.latitude}
          hint={text.pointHint}
          inputMode="decimal"
          className="tabular-nums"
          autoComplete="off"
        />
        <TextField
          {...bind('longitude')}
          label={text.longitude}
          inputMode="decimal"
          className="tabular-nums"
          autoComplete="off"
        />
      </div>
    </>
  )
}
