import { ApiProblem } from '#web/platform/api-problem.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { type CompanyTexts, useCompanyTexts } from './texts.ts'

/** Why the look-up failed, and what to do. */
export function LookUpProblem({ error, retry }: { error: unknown; retry: () => void }) {
  const text = useCompanyTexts()
  const { title, advice } = adviceOn(error, text)
  const message = useProblemText()(error)
  return (
    <StatePanel role="alert" title={title} text={advice ?? message}>
      {advice === undefined && (
        <Button tone="secondary" onClick={retry}>
          {text.retry}
        </Button>
      )}
    </StatePanel>
  )
}

function adviceOn(error: unknown, text: CompanyTexts): { title: string; advice?: string } {
  if (!(error instanceof ApiProblem)) return { title: text.downTitle }
  if (error.is('gstin-not-found')) return { title: text.unknownTitle, advice: text.unknownText }
  return { title: error.is('too-many-requests') ? text.tooManyTitle : text.downTitle }
}
