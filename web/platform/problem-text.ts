import { dialogTexts } from '#contract/texts/dialogs.en.ts'
import { statusTexts, unexpectedMessage } from '#contract/texts/shell.status.en.ts'
import { ApiProblem } from './api-problem.ts'
import { SessionOver } from './session/session-over.ts'
import { texts } from './text.ts'

/**
 * The text for a failed call: the first violation, else the detail, else a generic text (specification section 8). The
 * refusal is already in the page's language (`translate-problem.ts`).
 */
export const problemText = texts({ en: english })
export const useProblemText = problemText

function english(error: unknown) {
  if (error instanceof ApiProblem) return error.message
  if (error instanceof SessionOver) return statusTexts[401] ?? unexpectedMessage
  return error instanceof TypeError || isTimeout(error) ? dialogTexts.offline : unexpectedMessage
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
