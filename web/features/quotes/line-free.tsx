import { fill, plural } from '#web/platform/text.ts'
import { type AskedFree, useFreeMachines } from './desk-quotes.queries.ts'
import { useDeskQuoteTexts } from './desk-texts.ts'

/** The number of a line's machines free on its days, in amber if fewer than wanted. */
export function LineFree({ asked, wanted }: { asked: AskedFree; wanted: number }) {
  const text = useDeskQuoteTexts()
  const { data } = useFreeMachines(asked)
  if (data === undefined) return null
  const { free, held, all } = data
  const isShort = free + held < wanted
  return (
    <p
      className={`mx-3.5 mb-2 text-sm tabular-nums md:ml-10.5 ${isShort ? 'border-l-4 border-amber pl-2.5' : 'text-ink-3'}`}
    >
      {all === 0 ? text.noneInFleet : fill(text.freeOf, { free, all: plural(all, text.machines) })}
      {held > 0 && ` ${fill(text.heldHere, { n: held })}`}
    </p>
  )
}
