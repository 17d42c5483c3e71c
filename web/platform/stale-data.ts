import { ApiProblem } from './api-problem.ts'

/**
 * What was read before stays on screen where reading it again fails for want of a connection or of the server: somebody
 * may be typing. What is gone or refused by now goes.
 */
export const staleData = <Data>(data: Data | undefined, error: Error | null) =>
  error instanceof ApiProblem && error.status < 500 ? undefined : data
