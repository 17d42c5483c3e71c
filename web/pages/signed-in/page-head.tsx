import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'

type Props = {
  title: string
  back?: { to: To; label: string }
  /** A status word beside the name, however long that is; on phones below a long name. */
  mark?: ReactNode
  children?: ReactNode
}

/** The heading of a signed-in page, with the back link above it and the actions beside it. */
export const PageHead = ({ title, back, mark, children }: Props) => (
  <header className="mb-6">
    {back !== undefined && (
      <Link to={back.to} className="link mb-3 inline-flex min-h-11 items-center">
        {back.label}
      </Link>
    )}
    <div
      className={`flex items-end justify-between flex-wrap gap-x-6 gap-y-4 ${mark === undefined ? '' : 'sm:flex-nowrap'}`}
    >
      <h1 className="display min-w-0 text-4xl wrap-anywhere md:text-5xl">{title}</h1>
      {mark}
      {children}
    </div>
  </header>
)
