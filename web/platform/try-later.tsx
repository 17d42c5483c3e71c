import type { ReactNode } from 'react'
import { ApiProblem } from './api-problem.ts'
import { useCodeEntryTexts, waitText } from './wait-text.ts'

type Props = {
  error: unknown
  /** Help in the meantime. */
  children?: ReactNode
}

/** Shows how long to wait after reaching a limit; nothing for other refusals. */
export function TryLater({ error, children }: Props) {
  const text = useCodeEntryTexts()
  if (!(error instanceof ApiProblem && error.is('too-many-requests') && error.retryAfterSeconds)) return null
  return (
    <output className="block text-sm text-ink-2">
      {waitText(error.retryAfterSeconds, { minutes: text.waitMinutes, hours: text.waitHours })} {children}
    </output>
  )
}
