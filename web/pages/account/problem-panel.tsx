import type { ReactNode } from 'react'
import { useProblemText } from '#web/platform/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

type Props = { title: string; error: unknown; retryLabel: string; retry: () => void; children?: ReactNode }

/** What could not be loaded and why, with another try; lists fail in their place, without a dialog (B-53). */
export const ProblemPanel = ({ title, error, retryLabel, retry, children }: Props) => {
  const messageOf = useProblemText()
  return (
    <StatePanel role="alert" title={title} text={messageOf(error)}>
      <Button tone="secondary" onClick={retry}>
        {retryLabel}
      </Button>
      {children}
    </StatePanel>
  )
}
