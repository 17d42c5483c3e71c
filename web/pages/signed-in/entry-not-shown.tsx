import { listTexts } from '#contract/texts/lists.en.ts'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { texts } from '#web/platform/text.ts'
import { StatePanel } from '#web/ui/state-panel.tsx'

const useListTexts = texts({ en: listTexts })

type Props = {
  text: Record<'missingTitle' | 'missingText' | 'failedOne', string>
  error: Error
  retry: () => void
}

/** Shown in place of one entry. The server answers alike for another company's entry and a wrong address: not found. */
export function EntryNotShown({ text, error, retry }: Props) {
  const { retry: retryLabel } = useListTexts()
  const missing = error instanceof ApiProblem && (error.status === 404 || error.status === 400)
  return missing ? (
    <StatePanel title={text.missingTitle} text={text.missingText} />
  ) : (
    <ProblemPanel title={text.failedOne} error={error} retryLabel={retryLabel} retry={retry} />
  )
}
