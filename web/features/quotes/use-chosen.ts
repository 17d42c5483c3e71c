import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Choices } from '#contract/quotes.answers.ts'
import type { Quote } from '#contract/quotes.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'

/** The machines that a colleague asked to have approved, else none. */
const askedFor = ({ requests }: Quote): Choices => requests.findLast(({ kind }) => kind === 'APPROVAL')?.choices ?? []

/** The server asks for a whole billing party; of it, only the state changes the figures. */
const takenOf = (choices: Choices, state: string) => ({
  choices,
  ...(state === '' ? {} : { billingParty: { name: 'Figures', address: 'Only the figures', state } }),
})

const isDefault = ({ lines }: Quote, choices: Choices) =>
  choices.every(({ lineNo, productId }) => lines[lineNo - 1]?.productId === productId)

/** A quote with the customer's choices: the server counts every figure anew, and the last figures stay until then. */
export function useChosen(quote: Quote) {
  const [own, setOwn] = useState<Choices>()
  const [state, setState] = useState('')
  const choices = own ?? askedFor(quote)
  const { quoteId } = quote
  const isSent = isDefault(quote, choices) && state === ''
  const { data, error, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: ['quote-choices', quoteId, choices, state],
      queryFn: async ({ signal }) =>
        translateNames(await call('previewChoices', { params: { quoteId }, body: takenOf(choices, state), signal }))
          .document,
      enabled: !isSent,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  return {
    choices,
    /** The state that the bills go to, which decides the taxes. */
    setState,
    choose: (lineNo: number, productId: string) =>
      setOwn([...choices.filter((choice) => choice.lineNo !== lineNo), { lineNo, productId }]),
    chosenOn: (line: number) => choices.find(({ lineNo }) => lineNo === line)?.productId,
    document: (isSent ? undefined : data) ?? quote,
    /** The figures on the screen are of an earlier choice. */
    isBehind: !isSent && (data === undefined || isPlaceholderData),
    error: isSent ? null : error,
    retry: () => void refetch(),
  }
}
export type Chosen = ReturnType<typeof useChosen>
