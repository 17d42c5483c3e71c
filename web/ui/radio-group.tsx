import type { Bound } from './fields.tsx'

type Option<Value extends string> = { value: Value; label: string; hint: string }

type Props<Value extends string> = Bound<Value> & { legend: string; options: readonly Option<Value>[] }

/** One of a few, each with a line on what it means; the chosen one takes the first focus of a dialog. */
export function RadioGroup<Value extends string>({ legend, options, name, value, onChange, onBlur }: Props<Value>) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-3">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-start gap-2.5 rounded border border-line-strong p-3 hover:bg-wash has-checked:border-ink has-checked:bg-wash"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              className="mt-0.5 size-5 shrink-0 accent-blueprint"
              {...(option.value === value ? { 'data-first-focus': true } : {})}
            />
            <span>
              <span className="block font-medium">{option.label}</span>
              <span className="block text-sm text-ink-3">{option.hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
