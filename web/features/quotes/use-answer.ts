import type { Quote } from '#contract/quotes.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { cacheQuote, reloadQuotes } from './quotes.queries.ts'
import { useQuoteOutcome } from './use-quote-outcome.ts'

type Act = 'declineQuote' | 'requestChange' | 'requestApproval'
type Options<Input extends unknown[]> = {
  act: Act
  send: (...input: Input) => Promise<{ quote: Quote }>
  /** The next steps, in the dialog of success. */
  message: string
  /** The page reloads what else shows the quote. */
  onAnswered: () => void
}

/** Sends one answer to a quote and reports its result. */
export function useAnswer<Input extends unknown[]>({ act, send, message, onAnswered }: Options<Input>) {
  const { notifyDone, notifyFailed } = useQuoteOutcome()
  return useSubmit(
    async (...input: Input) => {
      const { quote } = await send(...input)
      cacheQuote(quote)
      notifyDone(act, message)
      onAnswered()
    },
    (error) => {
      notifyFailed(act, error)
      void reloadQuotes()
    },
  )
}
