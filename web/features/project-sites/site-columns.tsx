import type { Address } from '#contract/addresses.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { placeOf, streetOf } from './site-address.ts'
import { useSiteTexts } from './texts.ts'

/** The columns of a site list; each row links to its site. `from` is the list's query, for the way back. */
export function useSiteColumns(from: string): Column<Address>[] {
  const text = useSiteTexts()
  return [
    {
      id: 'name',
      header: text.name,
      card: 'title',
      cell: ({ addressId, addressName }) => (
        <RowLink to={accountPaths.projectSite(addressId)} state={{ from }}>
          {addressName}
        </RowLink>
      ),
    },
    { id: 'address', header: text.address, card: 'fact', cell: streetOf },
    {
      id: 'place',
      header: text.place,
      card: 'fact',
      cell: (site) => <span className="text-ink-2 tabular-nums">{placeOf(site)}</span>,
    },
  ]
}
