import { ApiProblem } from './api-problem.ts'

/** The server's objections by field, for the form that sent them. */
export const violationsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiProblem ? Object.fromEntries(error.violations.map(({ field, message }) => [field, message])) : {}
