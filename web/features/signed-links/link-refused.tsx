import { ApiProblem } from '#web/platform/api-problem.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { useSignedLinkTexts } from './texts.ts'

type Why = keyof ReturnType<typeof useSignedLinkTexts>['refused']
/** Refusals that the same request can overcome. */
const PASSING: readonly Why[] = ['too-many-requests']

type Props = {
  /** The server's refusal; undefined for an address without a token. */
  error: Error | undefined
  retry: () => void
}

/** In place of the record: why the link does not open it, and what to do. */
export function LinkRefused({ error, retry }: Props) {
  const text = useSignedLinkTexts()
  const reason = useProblemText()(error)
  const names = Object.keys(text.refused) as Why[]
  const why = error === undefined ? 'unauthorized' : names.find((name) => error instanceof ApiProblem && error.is(name))
  const again = (
    <Button tone="secondary" className="min-h-14" onClick={retry}>
      {text.retry}
    </Button>
  )
  return why === undefined ? (
    <StatePanel role="alert" title={text.failedTitle} text={reason}>
      {again}
    </StatePanel>
  ) : (
    <StatePanel role="alert" {...text.refused[why]}>
      {PASSING.includes(why) && again}
    </StatePanel>
  )
}
