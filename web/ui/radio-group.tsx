import { useId } from 'react'
import type { Bound } from './fields.tsx'

type Choice<Value> = { value: Value; label: string; hint?: string }
type Props<Value extends string> = Bound<Value> & {
  legend: string
  choices: readonly Choice<Value>[]
  /** Labels so short that two fit side by side even on a phone. */
  brief?: boolean
  /** In a dialog, the selected option has the initial focus. */
  firstFocus?: boolean
}

/** A choice among a few options, each with an explanation; arrow keys change it. */
export function RadioGroup<Value extends string>({
  legend,
  choices,
  brief = false,
  firstFocus = false,
  ...bound
}: Props<Value>) {
  const { name, value, onChange, onBlur } = bound
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className={`grid gap-3 ${brief ? 'grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]' : 'sm:grid-cols-2'}`}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded border border-line-strong bg-card p-3 hover:bg-wash has-checked:border-ink has-checked:bg-wash"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
              className="mt-0.5 size-5 shrink-0 accent-blueprint"
              aria-labelledby={`${id}${choice.value}`}
              {...(choice.hint ? { 'aria-describedby': `${id}${choice.value}hint` } : {})}
              {...(firstFocus && choice.value === value ? { 'data-first-focus': true } : {})}
            />
            <span>
              <span id={`${id}${choice.value}`} className="block font-medium">
                {choice.label}
              </span>
              {choice.hint && (
                <span id={`${id}${choice.value}hint`} className="block text-sm text-ink-3">
                  {choice.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
