import type { ReactNode } from 'react'

type Props = { title: string; text?: string; role?: 'alert'; children?: ReactNode }

/** Replaces an empty or failed list, with an action. */
export const StatePanel = ({ title, text, role, children }: Props) => (
  <div className="card grid justify-items-start gap-3 p-5 md:p-8" {...(role ? { role } : {})}>
    <h2 className="heading text-xl">{title}</h2>
    {text !== undefined && <p className="max-w-prose text-ink-2">{text}</p>}
    {children}
  </div>
)
