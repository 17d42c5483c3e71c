import type { Facet } from '#contract/catalogue.ts'
import { grouped } from '#contract/numerals.ts'
import { fill } from '#web/platform/text.ts'
import { NativeCheckbox } from '#web/ui/native-checkbox.tsx'
import { choicesOf, rangeOf, type Specs } from './list-address.ts'
import { useListText } from './list-text.ts'
import { SyncedInput } from './synced-input.tsx'

type Props = { facets: readonly Facet[]; specs: Specs }

/** One group per filterable spec. Groups after the first few stay closed until one of their choices is active. */
export const FacetFields = ({ facets, specs }: Props) =>
  facets.map((facet, index) => (
    <details key={facet.key} className="group border-t border-line" open={index < OPEN_GROUPS || facet.key in specs}>
      <summary className="flex min-h-11 items-center justify-between font-semibold hover:text-blueprint">
        {facet.label}
        <span className="text-lg leading-none text-ink-3 group-open:hidden" aria-hidden="true">
          +
        </span>
        <span className="hidden text-lg leading-none text-ink-3 group-open:inline" aria-hidden="true">
          –
        </span>
      </summary>
      <div className="max-h-80 overflow-y-auto px-1 pt-0.5 pb-3">
        {facet.kind === 'range' ? (
          <>
            <Ranges facet={facet} value={specs[facet.key]} />
            <RangeField facet={facet} value={specs[facet.key]} />
          </>
        ) : (
          <ChoiceField facet={facet} value={specs[facet.key]} />
        )}
      </div>
    </details>
  ))

const OPEN_GROUPS = 4

type FieldProps = { facet: Facet; value: string | undefined }

/** Submit buttons, so they keep the other filters without JavaScript; pressed again, a button removes its range. */
const Ranges = ({ facet: { key, label, options }, value }: FieldProps) => (
  <fieldset aria-label={label} className="flex flex-wrap gap-2 pb-3 empty:hidden">
    {options?.map((option) => (
      <button
        key={option.value}
        type="submit"
        name={key}
        value={option.value === value ? '' : option.value}
        aria-pressed={option.value === value}
        className="chip md:min-h-9 md:px-2 md:text-sm"
      >
        {option.label} <span className="text-ink-3 tabular-nums">{option.count}</span>
      </button>
    ))}
  </fieldset>
)

function RangeField({ facet, value }: FieldProps) {
  const text = useListText()
  const { min, max } = rangeOf(value)
  return (
    <div className="flex items-center gap-2">
      <Bound
        name={`${facet.key}.min`}
        label={fill(text.rangeFrom, { label: facet.label })}
        value={min}
        hint={facet.min}
      />
      <span aria-hidden="true">–</span>
      <Bound
        name={`${facet.key}.max`}
        label={fill(text.rangeTo, { label: facet.label })}
        value={max}
        hint={facet.max}
      />
      {facet.unit && <span className="text-sm text-ink-3">{facet.unit}</span>}
    </div>
  )
}

type BoundProps = { name: string; label: string; value: string; hint: number | null }

const Bound = ({ name, label, value, hint }: BoundProps) => (
  <SyncedInput
    type="number"
    inputMode="decimal"
    step="any"
    min="0"
    name={name}
    aria-label={label}
    value={value}
    placeholder={hint === null ? '' : grouped(hint)}
    className="field min-w-0 tabular-nums"
    // Typing does not search; leaving the field or Enter does.
    onBlur={(event) => event.target.value !== value && event.target.form?.requestSubmit()}
  />
)

function ChoiceField({ facet, value }: FieldProps) {
  const chosen = choicesOf(value)
  return facet.options?.map((option) => (
    <NativeCheckbox
      key={option.value}
      name={facet.key}
      value={option.value}
      checked={chosen.includes(option.value)}
      onChange={(event) => event.target.form?.requestSubmit()}
    >
      {option.label}
      <span className="text-ink-3 tabular-nums">{option.count}</span>
    </NativeCheckbox>
  ))
}
