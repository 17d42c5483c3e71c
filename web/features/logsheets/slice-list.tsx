import { useId, useState } from 'react'
import { hoursOf } from '#contract/logsheet-hours.ts'
import type { Slice } from '#contract/logsheets.content.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { type DaySlice, dayOf, slicesOf, viewOf, without } from './day-edit.ts'
import { DayWeaves } from './day-weaves.tsx'
import { EntryBar } from './entry-bar.tsx'
import { useEntryTexts } from './entry-texts.ts'
import { SliceButton } from './slice-button.tsx'
import { SliceSheet } from './slice-sheet.tsx'

type Props = { slices: readonly Slice[]; onChange: (slices: Slice[]) => void }
/** The entry in the sheet: its place, or a new one. */
type Open = { at: number | undefined }

/** The hours of a day: worked in all, as a bar, and as a list whose entries are changed in a sheet. */
export function SliceList({ slices, onChange }: Props) {
  const text = useEntryTexts()
  const [open, setOpen] = useState<Open>()
  const id = useId()
  const day = dayOf(slices)
  const { worked, whole } = hoursOf(slices)
  const close = (to?: DaySlice[]) => {
    if (to !== undefined) onChange(slicesOf(to))
    setOpen(undefined)
  }
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-baseline gap-x-2" aria-live="polite">
        <span className="figure text-5xl">{worked}</span>
        <span className="text-lg">{fill(text.workedIn, { whole })}</span>
      </p>
      <EntryBar day={day} view={viewOf(day, 60)} />
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <DayWeaves id={id} />
      </svg>
      <ul className="divide-y divide-line border-y border-line">
        {day.map((slice, at) => (
          <li key={slice.start}>
            <SliceButton id={id} slice={slice} onPress={() => setOpen({ at })} />
          </li>
        ))}
      </ul>
      <Button
        name="slices"
        tone="secondary"
        className="min-h-14 sm:justify-self-start"
        onClick={() => setOpen({ at: undefined })}
      >
        {text.add}
      </Button>
      {open !== undefined && (
        <SliceSheet
          day={day}
          at={open.at}
          onDone={close}
          onRemove={() => close(without(day, open.at ?? day.length))}
          onClose={() => close()}
        />
      )}
    </div>
  )
}
