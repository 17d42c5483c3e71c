import { type ReactNode, useEffect, useRef } from 'react'

type Props = { title: string; intro: string; children: ReactNode }

/** The result of a look-up; takes the focus, so that screen readers announce it and the keyboard continues here. */
export function ResultPanel({ title, intro, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section className="card p-5 md:p-8" aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className="heading text-xl outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-2">{intro}</p>
      {children}
    </section>
  )
}
