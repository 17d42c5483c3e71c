import { ApiProblem } from './api-problem.ts'

/**
 * Keeps data on screen when refetching fails for lack of a connection or a server: the user may be typing. Data that is
 * gone or refused disappears.
 */
export const staleData = <Data>(data: Data | undefined, error: Error | null) =>
  error instanceof ApiProblem && error.status < 500 ? undefined : data
