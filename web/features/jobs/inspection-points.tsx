import type { InspectionPoint } from '#contract/jobs.checklists.ts'
import { type InspectedPoint, POINT_NOTE_MAX, type PointState, pointStates } from '#contract/jobs.inspections.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useInspectionTexts } from './inspection-texts.ts'

type Props = {
  points: readonly InspectedPoint[]
  onChange: (by: (points: readonly InspectedPoint[]) => InspectedPoint[]) => void
  /** The points that keep it from being signed, once somebody tried. */
  open: readonly InspectionPoint[]
}

/** The checklist: each point in order, damaged or missing; what is not in order is described. */
export function InspectionPoints({ points, onChange, open }: Props) {
  const text = useInspectionTexts()
  const set = (point: InspectionPoint, more: Partial<InspectedPoint>) =>
    onChange((all) => all.map((one) => (one.point === point ? { ...one, ...more } : one)))
  const unseen = points.some(({ state }) => state === null)
  return (
    <div>
      <ul className="border-t border-line">
        {points.map((one) => (
          <li key={one.point} className="grid gap-2 border-b border-line py-3">
            <PointRow one={one} isOpen={open.includes(one.point)} onSet={(more) => set(one.point, more)} />
          </li>
        ))}
      </ul>
      {unseen && (
        <Button
          tone="secondary"
          className="mt-3 min-h-14 max-sm:w-full"
          onClick={() => onChange((all) => all.map((one) => (one.state === null ? { ...one, state: 'OK' } : one)))}
        >
          {text.rest}
        </Button>
      )}
    </div>
  )
}

type RowProps = { one: InspectedPoint; isOpen: boolean; onSet: (more: Partial<InspectedPoint>) => void }

function PointRow({ one: { point, state, note }, isOpen, onSet }: RowProps) {
  const text = useInspectionTexts()
  return (
    <>
      <fieldset className="inspection-point">
        <legend className="font-semibold">{text.points[point]}</legend>
        {pointStates.map((choice: PointState) => (
          <label key={choice} className={choice === 'OK' ? '' : 'inspection-fault'}>
            <input
              type="radio"
              name={`point-${point}`}
              value={choice}
              checked={state === choice}
              onChange={() => onSet({ state: choice })}
            />
            <span>{text.states[choice]}</span>
          </label>
        ))}
      </fieldset>
      {isOpen && state === null && <p className="text-sm font-medium text-danger">{text.lookFirst}</p>}
      {state !== null && state !== 'OK' && (
        <TextField
          name={`note-${point}`}
          label={text.note}
          value={note ?? ''}
          maxLength={POINT_NOTE_MAX}
          error={isOpen ? text.describe : undefined}
          onBlur={() => {}}
          onChange={(value) => onSet({ note: value === '' ? null : value })}
        />
      )}
    </>
  )
}
