import { type ReactNode, useId } from 'react'

/** A part of a page, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card p-5 md:p-6">
      <h2 id={id} className="heading mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
