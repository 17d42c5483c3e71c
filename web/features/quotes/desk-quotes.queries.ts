import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { QuoteContent } from '#contract/quotes.content.ts'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'

const NAME = 'desk-quotes'
export type VersionedQuote = VersionOf<DeskQuote>

/** The current version from the server, not cached. */
export async function newestQuote(id: string, more: { signal?: AbortSignal } = {}): Promise<VersionedQuote> {
  const { answer, version } = await callVersioned('getDeskQuote', { params: { id }, ...more })
  return { thing: answer.quote, version }
}

const one = (id: string) =>
  queryOptions({ queryKey: [NAME, 'one', id], queryFn: ({ signal }) => newestQuote(id, { signal }) })

export const useDeskQuote = (id: string) => useQuery(one(id), queryClient)

/** After a save of this version; lists and other versions ask anew. */
export function quoteChanged(saved: VersionedQuote) {
  const { queryKey } = one(saved.thing.quoteId)
  queryClient.setQueryData(queryKey, saved)
  const own = JSON.stringify(queryKey)
  void queryClient.invalidateQueries({ queryKey: [NAME], predicate: (query) => JSON.stringify(query.queryKey) !== own })
  // The enquiry's status follows its quotes.
  void queryClient.invalidateQueries({ queryKey: ['inbox'] })
}

/** The draft of an enquiry, begun if there is none. */
export async function draftFor(enquiryId: string) {
  const { answer, version } = await callVersioned('draftQuote', { params: { id: enquiryId }, body: {} })
  const draft = { thing: answer.quote, version }
  quoteChanged(draft)
  return draft.thing.quoteId
}

/** A draft was discarded. */
export function quoteGone(id: string) {
  queryClient.removeQueries({ queryKey: one(id).queryKey })
  void queryClient.invalidateQueries({ queryKey: [NAME] })
  void queryClient.invalidateQueries({ queryKey: ['inbox'] })
}

/** The preview of a content; without one nothing is requested. */
export const usePreviewed = (enquiryId: string, content: string | undefined) =>
  useQuery(
    {
      queryKey: [NAME, 'preview', enquiryId, content],
      queryFn: ({ signal }) =>
        call('previewQuote', { body: { enquiryId, content: JSON.parse(content ?? '') as QuoteContent }, signal }),
      enabled: content !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )

/** Other versions for the same customer, the latest first. */
export const useEarlierQuotes = (enquiryId: string) =>
  useQuery(
    {
      queryKey: [NAME, 'earlier', enquiryId],
      queryFn: async ({ signal }) =>
        (await call('listQuotes', { query: { customerOf: enquiryId, size: '20' }, signal })).quotes.content,
    },
    queryClient,
  )

/** The versions of an enquiry's quote, the latest first. */
export const useQuotesOf = ({ enquiryId, enquiryNumber }: { enquiryId: string; enquiryNumber: string }) =>
  useQuery(
    {
      queryKey: [NAME, 'of', enquiryId],
      queryFn: async ({ signal }) => {
        const { quotes } = await call('listQuotes', { query: { q: enquiryNumber, size: '20' }, signal })
        return quotes.content
          .filter((quote) => quote.enquiryId === enquiryId)
          .toSorted((one, other) => other.version - one.version)
      },
    },
    queryClient,
  )

const yards = queryOptions({
  queryKey: [NAME, 'yards'],
  queryFn: async ({ signal }) => (await call('listYards', { query: { size: '100' }, signal })).yards.content,
  staleTime: 5 * 60_000,
})
export const useQuoteYards = () => useQuery(yards, queryClient).data ?? []

const LETTERS_MIN = 2

/** Machines by name, with their rates. */
export const useMachines = (typed: string) =>
  useQuery(
    {
      queryKey: [NAME, 'machines', typed],
      queryFn: async ({ signal }) =>
        translateNames(await call('listRateCards', { query: { filter: typed, size: '8' }, signal })).rateCards.content,
      enabled: typed.length >= LETTERS_MIN,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

export type AskedFree = { productId: string; from: string; to: string; quoteNumber: string }

/** Counts the machines of a product that are free on these days. */
export const useFreeMachines = (query: AskedFree) =>
  useQuery(
    {
      queryKey: [NAME, 'free', query],
      queryFn: ({ signal }) => call('countFreeMachines', { query, signal }),
      enabled: query.from !== '' && query.to >= query.from,
    },
    queryClient,
  )
