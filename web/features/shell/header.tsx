import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Brand } from './brand.tsx'
import { LanguageLink } from './language-link.tsx'
import { RentMenu } from './rent-menu.tsx'
import { useRentals } from './rentals.ts'
import { telephone } from './telephone.ts'
import { useShellText } from './text.ts'

type Props = {
  supportPhone: string
  /** Slots: the parts for cities, cart and account belong to those features. */
  cityButton: ReactNode
  cart: ReactNode
  account: ReactNode
}

export function Header({ supportPhone, cityButton, cart, account }: Props) {
  const text = useShellText()
  return (
    // Both bars belong to the header. The upper one is sticky, so no box may enclose it.
    <header className="contents">
      <div className="no-print sticky top-0 z-20 border-b border-ink bg-paper">
        <div className="page flex min-h-14 items-center gap-1 md:min-h-16 md:gap-2">
          <Brand />
          <nav aria-label={text.mainMenu} className="flex items-center max-md:order-last md:ml-4">
            <RentMenu />
            <RentalsLink />
          </nav>
          <div className="ml-auto flex items-center gap-1 md:gap-2">
            <div className="max-lg:hidden">
              <Support number={supportPhone} />
            </div>
            <div className="max-xl:hidden">
              <LanguageLink />
            </div>
            <div className="max-lg:hidden">{cityButton}</div>
            {cart}
            {account}
          </div>
        </div>
      </div>
      {/* The parts that do not fit into the upper bar below 1024 px; scrolls with the page. */}
      <div className="no-print border-b border-line lg:hidden">
        <div className="page flex items-center justify-between gap-2 py-1.5">
          {cityButton}
          <Support number={supportPhone} />
        </div>
      </div>
    </header>
  )
}

/** On phones it is in the bottom navigation. */
function RentalsLink() {
  const rentals = useRentals()
  return (
    rentals && (
      <NavLink
        to={rentals.to}
        className="flex min-h-11 items-center rounded px-3 font-medium whitespace-nowrap hover:bg-wash max-md:hidden"
      >
        {rentals.label}
      </NavLink>
    )
  )
}

/** The icon links to the questions, the number starts a call (specification section 2). */
function Support({ number }: { number: string }) {
  const text = useShellText()
  return (
    <div className="flex items-center">
      <Link
        to={pagePaths.resources('faq')}
        aria-label={text.supportQuestions}
        className="flex size-11 items-center justify-center rounded hover:bg-wash"
      >
        <Icon name="help" className="size-6" />
      </Link>
      <a
        href={telephone(number)}
        className="flex min-h-11 items-center rounded px-2 whitespace-nowrap tabular-nums hover:bg-wash"
      >
        <span className="sr-only">{text.callSupport}</span>
        {number}
      </a>
    </div>
  )
}
