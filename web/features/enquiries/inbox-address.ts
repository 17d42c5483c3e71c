import { type InboxTab, inboxAges, inboxTabs } from '#contract/enquiries.inbox.ts'
import { useAddressParams } from '#web/platform/address-params.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'

/** The view of the inbox: the tab and the filters of its address. */
export type InboxSearch = Readonly<
  Record<'q' | 'city' | 'assignee' | 'age', string> & { filter: InboxTab; page: number }
>

const LONGEST = 100
const short = (params: URLSearchParams, name: string) => (params.get(name) ?? '').trim().slice(0, LONGEST)

/** The search in an address; invalid parameters are ignored. */
function inboxSearchOf(params: URLSearchParams): InboxSearch {
  const page = params.get('page') ?? ''
  return {
    filter: inboxTabs.find((tab) => tab === params.get('filter')) ?? 'OUR_TURN',
    q: short(params, 'q'),
    city: /^[a-z-]{1,80}$/.test(short(params, 'city')) ? short(params, 'city') : '',
    assignee: /^(nobody|[0-9a-f-]{36})$/.test(short(params, 'assignee')) ? short(params, 'assignee') : '',
    age: inboxAges.find((age) => age === params.get('age')) ?? '',
    page: /^\d{1,3}$/.test(page) ? Number(page) : 0,
  }
}

/** The query string of a search; empty for the first page of our turn. */
function queryOf({ filter, page, ...search }: InboxSearch) {
  const entries = Object.entries({
    filter: filter === 'OUR_TURN' ? '' : filter,
    ...search,
    page: page === 0 ? '' : String(page),
  })
  const params = new URLSearchParams(entries.filter(([, value]) => value !== ''))
  return params.size === 0 ? '' : `?${params}`
}

/** Keeps tab and filters in the address, so that Back and links restore them, and opening an enquiry keeps them. */
export function useInboxAddress() {
  const { params, latest, go } = useAddressParams()
  const search = inboxSearchOf(params)
  const { q, city, assignee, age } = search
  return {
    search,
    isNarrowed: [q, city, assignee, age].some((value) => value !== ''),
    /** The list with another tab, filter or page. */
    list: (change: Partial<InboxSearch> = {}) => deskAddresses.enquiries() + queryOf({ ...search, page: 0, ...change }),
    /** The list as it is. */
    here: deskAddresses.enquiries() + queryOf(search),
    /** Shows the list with other filters. */
    narrow(change: Partial<InboxSearch>) {
      const query = queryOf({ ...inboxSearchOf(latest()), page: 0, ...change })
      go(new URLSearchParams(query), { replace: true, pathname: deskAddresses.enquiries() })
    },
    one: (enquiryId: string) => deskAddresses.enquiry(enquiryId) + queryOf(search),
  }
}
export type InboxAddress = ReturnType<typeof useInboxAddress>
