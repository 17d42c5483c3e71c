import type { WantedMachine } from '#contract/enquiries.wanted.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'

/** The machines that people wait for. */
export const wantedList = cachedList<WantedMachine>({
  name: 'wanted',
  idOf: ({ productId, city }) => `${productId} ${city}`,
  async ask({ q }, paged, signal) {
    const query = { ...(q === '' ? {} : { filter: q }), ...paged }
    return (await call('listWanted', { query, signal })).wanted
  },
})
