import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { type Group, isAt } from './places.ts'

const entry =
  'flex min-h-11 items-center gap-3 border-l-4 border-transparent px-3 font-medium hover:bg-wash aria-[current=page]:border-amber aria-[current=page]:bg-card aria-[current=page]:font-bold'
const tab =
  'flex min-h-12 items-center gap-2 border-b-4 border-transparent px-3 font-medium whitespace-nowrap text-ink-2 aria-[current=page]:border-amber aria-[current=page]:font-bold aria-[current=page]:text-ink'

type Props = { label: string; groups: readonly Group[] }

/**
 * Beside the page from 768 px (specification section 9); on phones a strip above it. `--nav-top` is at most where it
 * stands unscrolled: it would stand lower on long pages than on short ones.
 */
export const PlacesNav = ({ label, groups }: Props) => (
  <nav aria-label={label} className="min-w-0">
    <Side groups={groups} />
    <Strip groups={groups} />
  </nav>
)

const current = (here: boolean) => (here ? { 'aria-current': 'page' as const } : {})

function Side({ groups }: Pick<Props, 'groups'>) {
  const { pathname } = useLocation()
  return (
    <ul className="sticky top-(--nav-top) grid gap-6 max-md:hidden">
      {groups.map(({ name, places }) => (
        <li key={name}>
          <p className="mb-1 px-3 text-sm text-ink-3">{name}</p>
          <ul className="grid gap-1">
            {places.map((place) => (
              <li key={place.to}>
                <Link to={place.to} className={entry} {...current(isAt(pathname, place))}>
                  <AccountIcon name={place.icon} />
                  {place.name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Strip({ groups }: Pick<Props, 'groups'>) {
  const { pathname } = useLocation()
  const places = groups.flatMap((group) => group.places)
  const ref = useRef<HTMLUListElement>(null)
  const shown = places.length
  // The strip is wider than a phone, so scroll the current page into view.
  useEffect(() => {
    const here = ref.current?.querySelector<HTMLElement>('[aria-current]')
    if (here && ref.current)
      ref.current.scrollLeft = here.offsetLeft - ref.current.offsetWidth / 2 + here.offsetWidth / 2
  }, [pathname, shown])
  return (
    <div className="-mx-4 mb-6 border-b border-line md:hidden">
      {/* Fades out at its end to show that it continues. */}
      <ul ref={ref} className="relative flex mask-r-from-[calc(100%-2.5rem)] overflow-x-auto pr-8 pl-1">
        {places.map((place) => (
          <li key={place.to}>
            <Link to={place.to} className={tab} {...current(isAt(pathname, place))}>
              {place.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
