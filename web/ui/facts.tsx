import type { ReactNode } from 'react'

/** A list of facts, each with name and value. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="w-full divide-y divide-line">{children}</dl>
)

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 py-3 sm:grid-cols-[9rem_1fr]">
    <dt className="text-ink-3">{label}</dt>
    <dd className="min-w-0 whitespace-pre-line">{children}</dd>
  </div>
)
