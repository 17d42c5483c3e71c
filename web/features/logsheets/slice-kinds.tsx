import { useId } from 'react'
import type { SliceType } from '#contract/logsheets.content.ts'
import { SliceKey } from './day-bar.tsx'
import { DayWeaves } from './day-weaves.tsx'
import { useEntryTexts } from './entry-texts.ts'
import { useLogTexts } from './texts.ts'

const often: readonly SliceType[] = ['WORK', 'BREAKDOWN', 'IDLE_CLIENT', 'IDLE_WEATHER', 'MEAL', 'MAINTENANCE']
const seldom: readonly SliceType[] = ['SHIFTING', 'IDLE_SUPPLIER', 'FORCE_MAJEURE', 'STATUTORY_STOP', 'OFF']

type Props = { value: SliceType; onChange: (type: SliceType) => void }

/** The kinds of entries; frequent ones first. */
export function SliceKinds({ value, onChange }: Props) {
  const text = useEntryTexts()
  const id = useId()
  const group = (types: readonly SliceType[]) => (
    <div className="grid grid-cols-2 gap-3">
      {types.map((type) => (
        <Kind key={type} {...{ id, type, value, onChange }} />
      ))}
    </div>
  )
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{text.kind}</legend>
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <DayWeaves id={id} />
      </svg>
      {group(often)}
      <details open={seldom.includes(value)} className="mt-3">
        <summary className="link inline-flex min-h-11 items-center">{text.more}</summary>
        <div className="mt-1">{group(seldom)}</div>
      </details>
    </fieldset>
  )
}

function Kind({ id, type, value, onChange }: Props & { id: string; type: SliceType }) {
  const { types } = useLogTexts()
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded border border-line-strong bg-card px-3 py-2 leading-tight font-semibold hover:bg-wash has-checked:border-ink has-checked:outline-3 has-checked:-outline-offset-3 has-focus-visible:outline-3 has-focus-visible:outline-blueprint">
      <input
        type="radio"
        name={`${id}kind`}
        checked={type === value}
        onChange={() => onChange(type)}
        className="sr-only"
      />
      <SliceKey id={id} type={type} isLarge />
      {types[type]}
    </label>
  )
}
