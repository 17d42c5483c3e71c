import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

type Props = { to: string; children: ReactNode; current?: boolean }

/** A short link in a row of chips. */
export const Chip = ({ to, children, current = false }: Props) => (
  <Link
    to={to}
    className={`chip ${current ? 'border-ink bg-ink text-paper' : ''}`}
    {...(current ? { 'aria-current': 'page' as const } : {})}
  >
    {children}
  </Link>
)

/** A link that removes something; `label` names it ("Remove Diesel"). */
export const RemovableChip = ({ to, label, children }: Props & { label: string }) => (
  <Link to={to} className="chip" aria-label={label} preventScrollReset>
    {children}
    <Icon name="close" className="size-4" />
  </Link>
)
