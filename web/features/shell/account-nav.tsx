import { NavLink } from 'react-router'
import { useSession } from '#web/platform/session/state.ts'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { accountPlaces, useAccountTexts } from './account-places.ts'

const entry =
  'flex min-h-11 items-center gap-3 border-l-4 border-transparent px-3 font-medium hover:bg-wash aria-[current=page]:border-amber aria-[current=page]:bg-card aria-[current=page]:font-bold'
const tab =
  'flex min-h-12 items-center gap-2 border-b-4 border-transparent px-3 font-medium whitespace-nowrap text-ink-2 aria-[current=page]:border-amber aria-[current=page]:font-bold aria-[current=page]:text-ink'

/** Beside the page from 768 px (specification section 9); on phones a strip above it, the bottom navigation below. */
export function AccountNav() {
  const text = useAccountTexts()
  const now = useSession()
  const groups = accountPlaces(text, now.status === 'signed-in' ? now.claims : undefined)
  return (
    <nav aria-label={text.navigation}>
      <ul className="sticky top-24 grid gap-6 max-md:hidden">
        {groups.map(({ name, places }) => (
          <li key={name}>
            <p className="mb-1 px-3 text-sm text-ink-3">{name}</p>
            <ul className="grid gap-1">
              {places.map((place) => (
                <li key={place.to}>
                  <NavLink to={place.to} className={entry}>
                    <AccountIcon name={place.icon} />
                    {place.name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <ul className="-mx-4 mb-6 flex overflow-x-auto border-b border-line px-1 md:hidden">
        {groups
          .flatMap(({ places }) => places)
          .map((place) => (
            <li key={place.to}>
              <NavLink to={place.to} className={tab}>
                {place.name}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
