import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ProgressBar } from './progress-bar.tsx'

type Refused = {
  readonly id: number
  readonly name: string
  readonly days: string | null
  readonly why: string
  readonly to: string | null
}
type Props = {
  label: string
  said: string
  /** It is over, and something was done. */
  isSuccess: boolean
  begunBy: string
  /** Documents that were worked on, of how many; null once all were. */
  progress: { readonly value: number; readonly max: number } | null
  refusedTitle: string
  refused: readonly Refused[]
}

/** The progress of a batch, with its refusals and their reasons. */
export function BatchProgress({ label, said, isSuccess, begunBy, progress, refusedTitle, refused }: Props) {
  const section = useRef<HTMLElement>(null)
  const isRunning = progress !== null
  // The button that began it may be far from here in a long list.
  useEffect(() => {
    if (isRunning) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isRunning])
  return (
    <section ref={section} aria-label={label} className="card my-4 p-5">
      <output className={isSuccess ? 'block font-semibold text-signed' : 'block font-semibold'}>{said}</output>
      {progress !== null && <ProgressBar label={said} {...progress} />}
      <p className="mt-1 text-sm text-ink-3">{begunBy}</p>
      {refused.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold text-danger">{refusedTitle}</h3>
          <ul className="mt-1 max-w-prose">
            {refused.map(({ id, name, days, why, to }) => (
              <li key={id} className="border-t border-line py-2 first:border-0">
                {to === null ? (
                  <b className="figure wrap-anywhere">{name}</b>
                ) : (
                  <Link to={to} className="link figure font-semibold wrap-anywhere">
                    {name}
                  </Link>
                )}{' '}
                <span className="tabular-nums">{days}</span>
                <span className="block text-ink-2">{why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
