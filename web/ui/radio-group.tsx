import { useId } from 'react'
import type { Bound } from './fields.tsx'

type Choice<Value> = { value: Value; label: string; hint?: string }
type Props<Value extends string> = Bound<Value> & { legend: string; choices: readonly Choice<Value>[] }

/** One of a few, each with what it means; arrow keys change it. */
export const RadioGroup = <Value extends string>({ legend, choices, name, value, onChange, onBlur }: Props<Value>) => {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="flex min-h-11 cursor-pointer gap-3 py-2">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            onBlur={onBlur}
            className="size-6 shrink-0 accent-blueprint"
            aria-labelledby={`${id}${choice.value}`}
            {...(choice.hint ? { 'aria-describedby': `${id}${choice.value}hint` } : {})}
          />
          <span>
            <span id={`${id}${choice.value}`} className="block">
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
    </fieldset>
  )
}
