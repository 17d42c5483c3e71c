import { useState } from 'react'
import { asHours } from '#contract/logsheet-hours.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { BreakdownFields } from './breakdown-fields.tsx'
import { changed, type DaySlice, endTimeOf, furtherAfter, viewOf, within } from './day-edit.ts'
import { EntryBar } from './entry-bar.tsx'
import { useEntryTexts } from './entry-texts.ts'
import { SliceKinds } from './slice-kinds.tsx'
import { useLogTexts } from './texts.ts'
import { TimeStepper } from './time-stepper.tsx'

const NOTE_MAX = 200

type Props = {
  day: readonly DaySlice[]
  /** The index of the entry; undefined for a new one. */
  at: number | undefined
  onDone: (day: DaySlice[]) => void
  onRemove: () => void
  onClose: () => void
}

/** One entry of a day: its hours by dragging, stepping or typing, and what happened in them. */
export function SliceSheet({ day, at, onDone, onRemove, onClose }: Props) {
  const text = useEntryTexts()
  const { types, hoursOf } = useLogTexts()
  const [slice, setSlice] = useState<DaySlice>(() => day[at ?? day.length] ?? furtherAfter(day))
  // The axis stays while a border moves; a border beyond it makes it longer.
  const [base] = useState(() => viewOf([...day, slice], roomFor(day)))
  const view = { from: Math.min(base.from, slice.start), to: Math.max(base.to, slice.end) }
  const set = (more: Partial<DaySlice>) => setSlice(within(day, at, { ...slice, ...more }))
  const move = (edge: 'start' | 'end', minute: number) =>
    set(edge === 'start' ? { start: Math.min(minute, slice.end - 15) } : { end: Math.max(minute, slice.start + 15) })
  const { start, end, type, note } = slice
  return (
    <Dialog
      look="sheet"
      closeLabel={text.cancel}
      onClose={onClose}
      title={
        <>
          {at === undefined ? text.adding : types[type]}
          <span className="ml-3 tabular-nums">{fill(hoursOf, { hours: asHours(end - start) })}</span>
        </>
      }
    >
      <div className="entry grid gap-5">
        <EntryBar day={changed(day, at, slice)} view={view} dragged={{ start, end, onDrag: move }} />
        <div className="grid gap-3 sm:grid-cols-2">
          <TimeStepper
            label={text.from}
            minute={start}
            onMinute={(minute) => set({ start: minute, end: Math.max(end, minute + 15) })}
          />
          <TimeStepper label={text.to} minute={end} written={endTimeOf} onMinute={(minute) => move('end', minute)} />
        </div>
        <SliceKinds value={type} onChange={(to) => set({ type: to, ...(to === 'BREAKDOWN' ? {} : { cause: null }) })} />
        {type === 'BREAKDOWN' && <BreakdownFields slice={slice} onChange={set} />}
        <TextField
          name="note"
          label={text.note}
          optional={text.optional}
          value={note ?? ''}
          onChange={(value) => set({ note: value === '' ? null : value })}
          onBlur={() => {}}
          maxLength={NOTE_MAX}
          autoComplete="off"
        />
        <div className={`grid gap-3 ${at === undefined ? '' : 'grid-cols-[auto_1fr]'}`}>
          {at !== undefined && (
            <Button tone="secondary" className="min-h-14" onClick={onRemove}>
              {text.remove}
            </Button>
          )}
          <Button
            className="min-h-14"
            onClick={() => onDone(changed(day, at, { ...slice, note: note?.trim() || null }))}
          >
            {text.finish}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Room for a grip of 56 px beside the first and the last border, on a bar of 340 px. */
const roomFor = (day: readonly DaySlice[]) => Math.max(120, ((day.at(-1)?.end ?? 0) - (day[0]?.start ?? 0)) / 4)
