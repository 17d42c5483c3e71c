import { type DeskQuoteItem, type FollowUpGroup, followUpGroups } from '#contract/quotes.desk.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { createStore } from '#web/platform/store.ts'

type Counts = Record<FollowUpGroup, number>

/** The number of quotes in each group, as of the newest answer. */
export const groupCounts = createStore<Counts | undefined>(undefined)

export const followUpList = cachedList<DeskQuoteItem>({
  name: 'desk-quotes',
  idOf: ({ quoteId }) => quoteId,
  isLive: true,
  filters: { group: followUpGroups },
  async ask({ q, filters }, paged, signal) {
    const group = followUpGroups.find((one) => one === filters['group'])
    const query = { ...(q === '' ? {} : { q }), ...(group ? { group } : {}), ...paged }
    const { quotes, counts } = await call('listQuotes', { query, signal })
    groupCounts.set(counts)
    return quotes
  },
})
