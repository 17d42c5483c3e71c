import { type ReactNode, useId } from 'react'

/** A card with its own heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className="card p-5 md:p-8" aria-labelledby={titleId}>
      <h2 id={titleId} className="heading mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
