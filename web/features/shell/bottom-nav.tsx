import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { pagePaths, rentalPaths } from '#web/platform/paths.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useRentals } from './rentals.ts'
import { useShellText } from './text.ts'

type Props = { city: string | undefined; badge: ReactNode }

/** The four main pages within reach of the thumb on phones; pages leave space for it at the end (`site.tsx`). */
export function BottomNav({ city, badge }: Props) {
  const text = useShellText()
  const rentals = useRentals()
  return (
    <nav
      aria-label={text.quickMenu}
      className="no-print fixed inset-x-0 bottom-0 z-20 grid h-[calc(3.75rem+env(safe-area-inset-bottom))] grid-cols-4 border-t border-ink bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <Place to={pagePaths.home()} icon="home" label={text.home} />
      <Place to={rentalPaths(city).equipments()} icon="search" label={text.search} />
      <Place to={pagePaths.cart()} icon="cart" label={text.cart} badge={badge} />
      {rentals && <Place {...rentals} icon="clipboard" />}
    </nav>
  )
}

type PlaceProps = { to: string; icon: IconName; label: string; badge?: ReactNode }

const Place = ({ to, icon, label, badge }: PlaceProps) => (
  <NavLink
    to={to}
    end
    className="flex flex-col items-center justify-center gap-0.5 text-center text-xs/tight font-medium text-ink-2 aria-[current=page]:font-bold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_3px_0_var(--color-amber)]"
  >
    <span className="relative">
      <Icon name={icon} className="size-6" />
      {badge}
    </span>
    {label}
  </NavLink>
)
