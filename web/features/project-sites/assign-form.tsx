import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField } from '#web/ui/fields.tsx'
import type { Assigned, More } from './assignment.ts'
import { useSitePeopleTexts } from './texts.ts'

type Props = { more: More; assign: (who: Assigned, engineer: boolean) => void; pending: boolean }

const still = () => undefined

/** Chooses who or what is assigned next, and whether as engineer. */
export function AssignForm({ more: { label, choose, all, choices, of }, assign, pending }: Props) {
  const text = useSitePeopleTexts()
  const [chosen, setChosen] = useState('')
  const [engineer, setEngineer] = useState(false)
  const [isMissing, setMissing] = useState(false)
  // Somebody else may have assigned it meanwhile.
  const value = choices.some((choice) => choice.value === chosen) ? chosen : ''
  if (choices.length === 0) return <p className="mt-5 border-t border-line pt-5 text-ink-2">{all}</p>
  const submit = () => {
    setMissing(value === '')
    if (value === '') return
    assign(of(value), engineer)
    setEngineer(false)
  }
  return (
    <form
      noValidate
      className="mt-5 grid max-w-xl gap-4 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SelectField
        name="assigned"
        label={label}
        value={value}
        onChange={setChosen}
        onBlur={still}
        {...(isMissing && value === '' ? { error: text.chooseFirst } : {})}
      >
        <option value="">{choose}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
      <CheckField
        name="engineer"
        label={text.engineer}
        hint={text.engineerHint}
        value={engineer}
        onChange={setEngineer}
        onBlur={still}
      />
      <Button type="submit" tone="secondary" className="justify-self-start" aria-disabled={pending}>
        {pending ? text.assigning : text.assign}
      </Button>
    </form>
  )
}
