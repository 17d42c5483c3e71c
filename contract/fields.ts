import { z } from 'zod'
import './endpoint.ts'
import type { fieldMessages } from './messages/fields.en.ts'

export type FieldMessageKey = keyof typeof fieldMessages
/** A rule's message is a key of the catalogues, so that each screen can show its own language. */
const key = (name: FieldMessageKey) => name

export const PHONE_DIGITS = 10
const EMAIL_MAX = 50
export const FIRST_NAME_MIN = 3
export const NAME_MAX = 25

/** Whole words only: `Walter`, `Dropadi` and `updates@…` are people and addresses (specification section 5). */
const KEYWORDS = /(?<![\p{L}\p{N}])(select|insert|update|delete|drop|create|alter|truncate)(?![\p{L}\p{N}])/iu
export const hasBlockedKeyword = (value: string) => KEYWORDS.test(value.normalize('NFKC'))

const INDIC = '\\u0900-\\u0DFF'
/** Letters and single spaces; joiners only between Indic letters, where they are part of the spelling. */
const NAME = new RegExp(
  `^(?:[\\p{L}\\p{M}]|(?<=[${INDIC}])[\\u200c\\u200d](?=[${INDIC}]))+(?: (?:[\\p{L}\\p{M}]|(?<=[${INDIC}])[\\u200c\\u200d](?=[${INDIC}]))+)*$`,
  'u',
)
const codePoints = (value: string) => Array.from(value).length

/** PostgreSQL refuses NUL, and a lone surrogate would be stored as another character. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0')

/** Trimmed text of `min` to `max` code points. */
export const text = (min: number, max: number) =>
  z
    .string()
    .refine(isStorable, key('characters'))
    .trim()
    .refine((value) => value.length > 0 || min === 0, key('required'))
    .refine((value) => codePoints(value) >= min && codePoints(value) <= max, key('invalid'))

/** Free text of a query string, as short as a person types it. */
export const queryText = (max: number) => z.string().max(max).refine(isStorable, key('characters'))

/** Text that may be left out; absent, null and '' all mean: none. */
export const optionalText = (max: number) =>
  z
    .union([z.null(), text(0, max)])
    .optional()
    .transform((value) => value || null)

const required = (name: FieldMessageKey) =>
  z
    .string({ error: name })
    .trim()
    .normalize('NFC')
    .refine((value) => value.length > 0, { error: name, abort: true })

const isName = (value: string) => isStorable(value) && NAME.test(value)

export const FirstName = required('firstName.required')
  .refine(isName, { error: key('firstName.invalid'), abort: true })
  .refine((value) => codePoints(value) >= FIRST_NAME_MIN, { error: key('firstName.short'), abort: true })
  .refine((value) => codePoints(value) <= NAME_MAX, { error: key('firstName.long'), abort: true })
  .refine((value) => !hasBlockedKeyword(value), key('firstName.characters'))

export const LastName = required('lastName.required')
  .refine(isName, { error: key('lastName.invalid'), abort: true })
  .refine((value) => codePoints(value) <= NAME_MAX, { error: key('lastName.long'), abort: true })
  .refine((value) => !hasBlockedKeyword(value), key('lastName.characters'))

const isPhone = (value: string) => /^[0-9]{10}$/.test(value)
const isEmail = (value: string) => isStorable(value) && value.length <= EMAIL_MAX && z.email().safeParse(value).success

/** Ten digits without prefix (India only). */
export const Phone = required('phone.required').refine(isPhone, key('phone.invalid'))

/** Lower case, at most 50 characters. */
export const Email = required('email.required')
  .toLowerCase()
  .refine(isEmail, { error: key('email.invalid'), abort: true })
  .refine((value) => !hasBlockedKeyword(value), key('email.characters'))

export const isAllDigits = (value: string) => /^[0-9]+$/.test(value)

/** What one signs in with: all digits is a phone, anything else an email (specification section 5). */
export const PhoneOrEmail = required('phoneOrEmail.required')
  .toLowerCase()
  .refine((value) => isStorable(value) && !hasBlockedKeyword(value), {
    error: key('phoneOrEmail.characters'),
    abort: true,
  })
  .refine((value) => !isAllDigits(value) || isPhone(value), { error: key('phoneOrEmail.phone'), abort: true })
  .refine((value) => isAllDigits(value) || isEmail(value), key('phoneOrEmail.email'))

export const Id = z.uuid()
/** `YYYY-MM-DD`, a day that exists; in the calendar of Asia/Kolkata. */
export const CivilDate = z.iso.date()
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80)
/** A slug to look up: whatever cannot be one becomes '', which nothing is called, and so is as unknown as any other (404). */
export const AskedSlug = z.string().transform((asked) => (Slug.safeParse(asked).success ? asked : ''))
