import { useId, useState } from 'react'
import { asHours, hoursOf } from '#contract/logsheet-hours.ts'
import type { Slice } from '#contract/logsheets.content.ts'
import { fill } from '#web/platform/text.ts'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { Button } from '#web/ui/button.tsx'
import { SliceKey } from './day-bar.tsx'
import { type DaySlice, dayOf, slicesOf, timeOf, viewOf, without } from './day-edit.ts'
import { DayWeaves } from './day-weaves.tsx'
import { EntryBar } from './entry-bar.tsx'
import { useEntryTexts } from './entry-texts.ts'
import { SliceSheet } from './slice-sheet.tsx'
import { useLogTexts } from './texts.ts'

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

function SliceButton({ id, slice, onPress }: { id: string; slice: DaySlice; onPress: () => void }) {
  const { types, causes } = useLogTexts()
  const { start, end, type, cause, note } = slice
  const more = [cause !== null && causes[cause], note].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-16 w-full items-center gap-4 py-2 text-left hover:bg-wash"
    >
      <SliceKey id={id} type={type} isLarge />
      <span className="min-w-0 grow">
        <span className="block text-lg/snug font-semibold">{types[type]}</span>
        <span className="block text-ink-2 tabular-nums">
          {timeOf(start)} – {timeOf(end)}
        </span>
        {more !== '' && <span className="block text-ink-2 wrap-anywhere">{more}</span>}
      </span>
      <span className="figure text-2xl">{asHours(end - start)}</span>
      <AccountIcon name="right" className="size-5 text-ink-3" />
    </button>
  )
}
