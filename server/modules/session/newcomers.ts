import { Email, Phone } from '#contract/fields.ts'
import { Problem } from '#contract/problems.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { violationsOf } from '#server/platform/violations.ts'
import { identifierOf } from './accounts.rules.ts'
import { spendToken } from './accounts.store.ts'
import { createAccount } from './accounts.ts'

type Newcomer = { firstName: string; lastName: string; pending?: string | undefined }

/**
 * Creates an individual's account for a new user and spends their token. Throws `already-registered` if the token is
 * spent or its identifier has an account.
 */
export async function registerNewcomer(transaction: Transaction, caller: Caller, newcomer: Newcomer) {
  if (!(await spendToken(transaction, caller.tokenId, caller.accountId))) throw new Problem('already-registered')
  const { firstName, lastName, pending } = newcomer
  const account = { accountId: caller.accountId, firstName, lastName, verified: [caller.phoneEmail] }
  return createAccount(transaction, { ...account, unverified: pending === undefined ? [] : [pending] })
}

type Contact = { phone?: string | null | undefined; email?: string | null | undefined }

/** The unverified identifier, if given; the verified one is always the token's. */
export function otherIdentifier(verified: string, { phone, email }: Contact): string | undefined {
  const isPhone = identifierOf(verified).kind === 'PHONE'
  const given = isPhone ? email : phone
  if (!given?.trim()) return undefined
  const parsed = isPhone ? Email.safeParse(given) : Phone.safeParse(given)
  if (parsed.success) return parsed.data
  const field = isPhone ? 'email' : 'phone'
  throw new Problem('validation', { violations: violationsOf(parsed.error).map((wrong) => ({ ...wrong, field })) })
}
