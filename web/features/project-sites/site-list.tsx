import { Link } from 'react-router'
import type { Address } from '#contract/addresses.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { placeOf, streetOf } from './site-address.ts'
import { useSiteTexts } from './texts.ts'

const columns = 'lg:grid-cols-[1fr_1.4fr_1.1fr] lg:items-center lg:gap-4'

/** Rows on a desk, cards on a phone; each leads to its site. `from` is the list's query, for the way back. */
export function SiteList({ sites, from }: { sites: readonly Address[]; from: string }) {
  const text = useSiteTexts()
  return (
    <div className="card">
      <div aria-hidden="true" className={`hidden border-b border-line px-5 py-3 text-sm text-ink-3 lg:grid ${columns}`}>
        <span>{text.name}</span>
        <span>{text.address}</span>
        <span>{text.place}</span>
      </div>
      <ul className="divide-y divide-line">
        {sites.map((site) => (
          <li key={site.addressId} className={`relative grid gap-x-4 gap-y-0.5 px-5 py-4 hover:bg-wash ${columns}`}>
            <Link
              to={accountPaths.projectSite(site.addressId)}
              state={{ from }}
              className="font-semibold text-blueprint after:absolute after:inset-0"
            >
              {site.addressName}
            </Link>
            <span className="min-w-0">{streetOf(site)}</span>
            <span className="min-w-0 text-ink-2 tabular-nums">{placeOf(site)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
