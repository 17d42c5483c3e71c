import type { ProblemName } from '#contract/problems.ts'

/**
 * Why an administrator may not remove a person's rights in the company (deactivate, delete, demote); undefined if they
 * may. `administrators` are the active ones, read with the company locked.
 */
export function whyNotRemove(administrators: string[], callerId: string, userId: string): ProblemName | undefined {
  if (userId === callerId) return 'own-account'
  return isLast(administrators, userId) ? 'last-admin' : undefined
}

/** Whether the company would be left without an administrator. */
export const isLast = (administrators: string[], userId: string) =>
  administrators.length === 1 && administrators[0] === userId
