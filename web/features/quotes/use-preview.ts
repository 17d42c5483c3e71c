import { useEffect, useState } from 'react'
import { QuoteContent } from '#contract/quotes.content.ts'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import { usePreviewed } from './desk-quotes.queries.ts'

const PAUSE_MS = 350

/** The content as one text, so that equal contents are one question. */
export const textOf = (content: QuoteContent) => JSON.stringify(QuoteContent.safeParse(content).data)

/** The last right content after a pause in typing. */
function useSettled(text: string | undefined, first: string) {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    if (text === undefined) return
    const pause = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text])
  return settled
}

/** The typed quote with its prices: the stored figures, or the newest answer of the server. */
export function usePreview(stored: DeskQuote, content: QuoteContent | undefined) {
  const saved = textOf(stored.content)
  const typed = content && textOf(content)
  const settled = useSettled(typed, saved)
  const isStored = settled === saved
  const { data, error } = usePreviewed(stored.enquiryId, isStored ? undefined : settled)
  const now = isStored ? { document: stored.priced, figures: stored.figures } : data
  const [last, setLast] = useState(now)
  if (now !== undefined && now.document !== last?.document) setLast(now)
  const isAnswered = now !== undefined || error !== null
  return {
    // An earlier answer stays while the next one is on its way.
    ...(now ?? last ?? { document: stored.priced, figures: stored.figures }),
    isBehind: typed !== undefined && (typed !== settled || !isAnswered),
    error: isStored ? null : error,
  }
}

export type Preview = ReturnType<typeof usePreview>
