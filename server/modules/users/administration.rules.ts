import type { ProblemName } from '#contract/problems.ts'

/**
 * Why an administrator may not take a person's part in the company away (deactivate, delete, demote); undefined where
 * they may. `administrators` are the active ones, the company locked.
 */
export function whyNotRemove(administrators: string[], callerId: string, userId: string): ProblemName | undefined {
  if (userId === callerId) return 'own-account'
  return isLast(administrators, userId) ? 'last-admin' : undefined
}

/** Whether nobody would be left to decide. */
export const isLast = (administrators: string[], userId: string) =>
  administrators.length === 1 && administrators[0] === userId
