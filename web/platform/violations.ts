import { ApiProblem } from './api-problem.ts'

/** The server's violations by field, for the form that was sent. */
export const violationsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiProblem ? Object.fromEntries(error.violations.map(({ field, message }) => [field, message])) : {}
