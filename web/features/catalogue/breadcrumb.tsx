import { Link } from 'react-router'
import { useCatalogueText } from './text.ts'

export type Crumb = { to: string; name: string }

/** The path from the city to the current page; the page's heading holds its name. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav
    aria-label={useCatalogueText().breadcrumb}
    className="-mx-4 overflow-x-auto px-4 text-sm text-ink-3 md:mx-0 md:px-0"
  >
    <ol className="flex items-center whitespace-nowrap md:flex-wrap">
      {crumbs.map(({ to, name }, index) => (
        <li key={to} className="flex items-center">
          {index > 0 && (
            <span className="px-1.5" aria-hidden="true">
              /
            </span>
          )}
          <Link to={to} className="inline-flex min-h-11 items-center hover:text-blueprint hover:underline md:min-h-8">
            {name}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
