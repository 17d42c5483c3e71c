import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { StatePanel } from './state-panel.tsx'

type Props = { title: string; problem: string; retryLabel: string; retry: () => void; children?: ReactNode }

/** A failed load with its reason and a retry, in place of the content, without a dialog (B-53). */
export const ProblemPanel = ({ title, problem, retryLabel, retry, children }: Props) => (
  <StatePanel role="alert" title={title} text={problem}>
    <Button tone="secondary" onClick={retry}>
      {retryLabel}
    </Button>
    {children}
  </StatePanel>
)
