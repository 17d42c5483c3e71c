import { type ReactNode, useId } from 'react'

type Props = { id?: string; title: string; intro?: string; children: ReactNode; className?: string }

/** A part of a page under an ink line, named by its heading. */
export function Section({ id, title, intro, children, className = '' }: Props) {
  const headingId = useId()
  return (
    <section {...(id ? { id } : {})} aria-labelledby={headingId} className={`page mt-12 md:mt-20 ${className}`}>
      <div className="border-t border-ink pt-4 md:pt-5">
        <h2 id={headingId} className="heading text-2xl md:text-3xl">
          {title}
        </h2>
        {intro && <p className="mt-1 max-w-3xl text-ink-2">{intro}</p>}
        <div className="mt-5 md:mt-6">{children}</div>
      </div>
    </section>
  )
}
