import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/state.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Brand } from './brand.tsx'
import { LanguageLink } from './language-link.tsx'
import { RentMenu, telephone } from './rent-menu.tsx'
import { useShellText } from './text.ts'

type Props = {
  supportPhone: string
  /** Slots: what speaks of cities, the cart and the account belongs to those features. */
  cityButton: ReactNode
  cart: ReactNode
  account: ReactNode
}

export function Header({ supportPhone, cityButton, cart, account }: Props) {
  const text = useShellText()
  return (
    <header className="no-print sticky top-0 z-20 border-b border-ink bg-paper">
      <div className="page flex min-h-14 items-center gap-1 md:min-h-16 md:gap-2">
        <Brand />
        <nav aria-label={text.mainMenu} className="flex items-center max-md:order-last md:ml-4">
          <RentMenu supportPhone={supportPhone} />
          <RentalsLink />
        </nav>
        <div className="ml-auto flex items-center gap-1 md:gap-2">
          <div className="max-lg:hidden">
            <Support number={supportPhone} />
          </div>
          <div className="max-xl:hidden">
            <LanguageLink />
          </div>
          <div className="max-md:hidden">{cityButton}</div>
          {cart}
          {account}
        </div>
      </div>
    </header>
  )
}

/** Until it is known who is here neither stands there, so that nothing changes under the eye. */
function RentalsLink() {
  const text = useShellText()
  const { status } = useSession()
  if (status === 'starting') return null
  const loggedIn = status === 'signed-in'
  return (
    <NavLink
      to={loggedIn ? pagePaths.enquiries() : pagePaths.connectedRentals()}
      className={`flex min-h-11 items-center rounded px-3 font-medium whitespace-nowrap hover:bg-wash ${loggedIn ? 'max-md:hidden' : 'max-lg:hidden'}`}
    >
      {loggedIn ? text.myRentals : text.connectedRentals}
    </NavLink>
  )
}

/** Below the header on phones, and out of sight with the page: the city and whom to call. */
export const PhoneBar = ({ supportPhone, cityButton }: Pick<Props, 'supportPhone' | 'cityButton'>) => (
  <section
    aria-label={useShellText().cityAndSupport}
    className="no-print page flex items-center justify-between gap-2 border-b border-line py-1.5 md:hidden"
  >
    {cityButton}
    <Support number={supportPhone} />
  </section>
)

/** The icon goes to the questions, the number calls (specification section 2). */
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
