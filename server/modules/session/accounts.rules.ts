import { randomInt } from 'node:crypto'
import { isAllDigits } from '#contract/phones.ts'
import type { Role, UserType } from '#contract/session.ts'

export type AccountStatus = 'ACTIVE' | 'INACTIVE' | 'DELETED'
export type Account = {
  accountId: string
  publicKey: string
  firstName: string
  lastName: string
  role: Exclude<Role, 'ROLE_NEW_USER'>
  userType: UserType
  status: AccountStatus
}

export type Identifier = { kind: 'PHONE' | 'EMAIL'; value: string }

/** Ten digits or a lower-case email address, with its kind. */
export const identifierOf = (phoneOrEmail: string): Identifier => ({
  kind: isAllDigits(phoneOrEmail) ? 'PHONE' : 'EMAIL',
  value: phoneOrEmail.toLowerCase(),
})

/** No 0, 1, I, L, O and U, which are easily misheard and misread. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const KEY_LENGTH = 6

/** A short code that people can quote on the phone, such as `YN-4F7K2Q`. */
export const newPublicKey = () =>
  `YN-${Array.from({ length: KEY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

export const fullName = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()
