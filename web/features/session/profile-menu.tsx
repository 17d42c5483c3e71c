import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { Claims } from '#contract/session.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { initials } from '#web/platform/initials.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { fill } from '#web/platform/text.ts'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDisclosure } from '#web/ui/use-disclosure.ts'
import { useSessionTexts } from './texts.ts'

type Props = {
  claims: Claims
  /** The button that ends the session. */
  signOut: (label: string, className: string) => ReactNode
}

/** The signed-in user's menu. */
export function ProfileMenu({ claims, signOut }: Props) {
  const text = useSessionTexts()
  const panelId = useId()
  const { ref, open, toggle, close } = useDisclosure<HTMLDivElement>()
  return (
    <div ref={ref} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
        className="flex min-h-11 items-center gap-2 rounded px-2 hover:bg-wash"
      >
        <span
          aria-hidden="true"
          className="figure grid size-8 place-items-center rounded-full bg-ink text-sm text-paper"
        >
          {claims.name === '' ? <AccountIcon name="person" /> : initials(claims.name)}
        </span>
        <span className="max-w-20 truncate font-medium max-lg:hidden" aria-hidden="true">
          {claims.name.split(' ')[0]}
        </span>
        <span className="sr-only">{fill(text.profileMenu, { name: claims.name })}</span>
        <Icon name="down" className="size-4" />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="card absolute top-full right-0 z-20 mt-2 w-72 max-w-[calc(100vw-2rem)] border-line-strong"
      >
        <Identity claims={claims} />
        <ul className="py-2">
          <li>
            <Link to={accountPaths.profile()} onClick={close} className={entry}>
              {text.viewProfile}
            </Link>
          </li>
          <li>
            <Link to={pagePaths.enquiries()} onClick={close} className={entry}>
              {text.myRentals}
            </Link>
          </li>
          <li>{signOut(text.signOut, entry)}</li>
        </ul>
      </div>
    </div>
  )
}

const entry = 'flex min-h-11 w-full items-center px-4 text-left hover:bg-wash'

function Identity({ claims: { name, publicKey, role, userType } }: { claims: Claims }) {
  const text = useSessionTexts()
  return (
    <div className="border-b border-line p-4">
      <p className="heading text-lg">{name}</p>
      <p className="text-sm text-ink-2">
        {fill(role === 'ROLE_ADMIN' ? text.admin : text.user, { type: text.types[userType] })}
      </p>
      <p className="figure mt-3 text-lg text-blueprint">{publicKey}</p>
      <p className="text-sm text-ink-3">{text.publicKey}</p>
    </div>
  )
}
