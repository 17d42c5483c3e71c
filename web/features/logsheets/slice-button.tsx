import { asHours } from '#contract/logsheet-hours.ts'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { SliceKey } from './day-bar.tsx'
import { type DaySlice, endTimeOf, timeOf } from './day-edit.ts'
import { useLogTexts } from './texts.ts'

type Props = { id: string; slice: DaySlice; onPress: () => void }

/** An entry of a day as a button of a list; `id` is that of the patterns on the page. */
export function SliceButton({ id, slice, onPress }: Props) {
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
          {timeOf(start)} – {endTimeOf(end)}
        </span>
        {more !== '' && <span className="block text-ink-2 wrap-anywhere">{more}</span>}
      </span>
      <span className="figure text-2xl">{asHours(end - start)}</span>
      <AccountIcon name="right" className="size-5 text-ink-3" />
    </button>
  )
}
