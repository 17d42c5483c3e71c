import type { ListedCard } from '#contract/rate-card.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'

/** Machines with the cards that count for them. */
export const rateCardList = cachedList<ListedCard>({
  name: 'rate-cards',
  idOf: ({ productId }) => productId,
  async ask({ q }, paged, signal) {
    const query = { ...(q === '' ? {} : { filter: q }), ...paged }
    return (await call('listRateCards', { query, signal })).rateCards
  },
})
