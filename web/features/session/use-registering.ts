import type { failureTitles } from '#contract/texts/dialogs.en.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'

type Refused = {
  /** The failed action, for the title. */
  action: keyof typeof failureTitles
  /** The registration token is used or expired: back to the beginning. */
  onTokenSpent: () => void
  /** Any other refusal. */
  onRefused?: (error: unknown) => void
}

/** Sends one part of a registration, and reports why it was refused. */
export function useRegistering<Input extends unknown[]>(
  work: (...input: Input) => Promise<void>,
  { action, onTokenSpent, onRefused }: Refused,
) {
  const { notifyFailed } = useOutcome()
  return useSubmit(work, (error) => {
    if (isSpent(error)) onTokenSpent()
    else onRefused?.(error)
    notifyFailed(action, error)
  })
}

const isSpent = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 401 || error.is('already-registered'))
