import { z } from 'zod'
import './endpoint.ts'
import { folded, ungrouped, withoutMarks } from './identifiers.ts'
import { isAllDigits, PHONE_DIGITS, phoneDigits } from './phones.ts'
import type { fieldTextTable } from './texts/fields.en.ts'

export type FieldTextKey = keyof typeof fieldTextTable
/** A rule's message is a key of the text files, so each screen can show its own language. */
const key = (name: FieldTextKey) => name

const EMAIL_MAX = 50
const FIRST_NAME_MIN = 3
const NAME_MAX = 25

/** Whole words only: `Walter`, `Dropadi` and `updates@…` are valid names and addresses (specification section 5). */
const KEYWORDS = /(?<![\p{L}\p{N}])(select|insert|update|delete|drop|create|alter|truncate)(?![\p{L}\p{N}])/iu
export const hasBlockedKeyword = (value: string) => KEYWORDS.test(value.normalize('NFKC'))

const INDIC = '\\u0900-\\u0DFF'
/** Letters and single spaces; joiners only between Indic letters, as part of the spelling. */
const NAME = new RegExp(
  `^(?:[\\p{L}\\p{M}]|(?<=[${INDIC}])[\\u200c\\u200d](?=[${INDIC}]))+(?: (?:[\\p{L}\\p{M}]|(?<=[${INDIC}])[\\u200c\\u200d](?=[${INDIC}]))+)*$`,
  'u',
)
/** The number of characters as people count them; for bounded text only. */
export const codePoints = (value: string) => Array.from(value).length

/** PostgreSQL refuses NUL, and a lone surrogate would be stored as another character. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0')

/** A character may arrive as a letter with three marks, each of two code units. */
const UNITS_PER_CHARACTER = 8

type Missing = FieldTextKey | ((found: { readonly input?: unknown }) => FieldTextKey)
type Faults = { missing?: Missing; long?: FieldTextKey }

/**
 * The start of every text in a request. It checks the length in code units before anything else, because normalising
 * takes quadratic time in the number of marks. `max` counts characters, like the rules that follow; `missing` and
 * `long` are the violations.
 */
export const boundedText = (max: number, { missing, long = 'invalid' }: Faults = {}) =>
  z.string({ error: missing }).max(max * UNITS_PER_CHARACTER, { error: long, abort: true })

/** Control and format characters, which break lines, change direction or are invisible; except Indic joiners. */
const UNFIT_FOR_A_LINE = new RegExp(
  `(?!(?<=[${INDIC}])[\\u200c\\u200d](?=[${INDIC}]))[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]`,
  'u',
)
/** Control characters except line breaks and tabs, and characters that change the direction of all following text. */
const UNFIT_FOR_A_NOTE = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u

/** Whether a bounded text is safe to show in one line. */
export const isLine = (value: string) => value.isWellFormed() && !UNFIT_FOR_A_LINE.test(value)
/** Whether a bounded text is safe to show in paragraphs. */
export const isNote = (value: string) => value.isWellFormed() && !UNFIT_FOR_A_NOTE.test(value)

/** Normalises line breaks, which browsers send differently, so the same text is the same note. */
export const withPlainBreaks = (value: string) => value.replace(/\r\n?/g, '\n')

const freeText = (isFit: (value: string) => boolean) => (min: number, max: number) =>
  boundedText(max)
    .overwrite((value) => withPlainBreaks(value).trim())
    .refine(isFit, key('characters'))
    .refine((value) => value.length > 0 || min === 0, key('required'))
    .refine((value) => codePoints(value) >= min && codePoints(value) <= max, {
      error: key('invalid'),
      params: { min, max },
    })

/** One line of `min` to `max` code points, trimmed. */
export const text = freeText(isLine)
/** Paragraphs of `min` to `max` code points in all, trimmed. */
export const note = freeText(isNote)

/** Free text of a query string, limited to what people type, in code units. */
export const queryText = (max: number) => z.string().max(max, { abort: true }).refine(isStorable, key('characters'))

const optional = (kind: typeof text) => (max: number) =>
  z
    .union([z.null(), kind(0, max)])
    .optional()
    .transform((value) => value || null)

/** An optional line; absent, null and '' all mean none. */
export const optionalText = optional(text)
/** Optional paragraphs; absent, null and '' all mean none. */
export const optionalNote = optional(note)

/** Text that is stored unchecked, or checked later. */
export const ignoredText = () => boundedText(1000).nullish()

const trimmed = (value: string) => value.trim().normalize('NFC')

const required = (max: number, faults: { missing: FieldTextKey; long: FieldTextKey }, read = trimmed) =>
  boundedText(max, faults)
    .overwrite(read)
    .refine((value) => value.length > 0, { error: faults.missing, abort: true })

const isName = (value: string) => isStorable(value) && NAME.test(value)

export const FirstName = required(NAME_MAX, { missing: 'firstName.required', long: 'firstName.long' })
  .refine(isName, { error: key('firstName.invalid'), abort: true })
  .refine((value) => codePoints(value) >= FIRST_NAME_MIN, { error: key('firstName.short'), abort: true })
  .refine((value) => codePoints(value) <= NAME_MAX, { error: key('firstName.long'), abort: true })
  .refine((value) => !hasBlockedKeyword(value), key('firstName.characters'))

export const LastName = required(NAME_MAX, { missing: 'lastName.required', long: 'lastName.long' })
  .refine(isName, { error: key('lastName.invalid'), abort: true })
  .refine((value) => codePoints(value) <= NAME_MAX, { error: key('lastName.long'), abort: true })
  .refine((value) => !hasBlockedKeyword(value), key('lastName.characters'))

const isPhone = (value: string) => /^[0-9]{10}$/.test(value)
const isEmail = (value: string) => isStorable(value) && value.length <= EMAIL_MAX && z.email().safeParse(value).success

const phoneFaults = { missing: 'phone.required', long: 'phone.invalid' } as const
/** Ten digits without prefix (India only), in any script and notation. */
export const Phone = required(PHONE_DIGITS, phoneFaults, (typed) => phoneDigits(typed) ?? folded(typed)).refine(
  isPhone,
  key('phone.invalid'),
)

const copiedEmail = (typed: string) => trimmed(withoutMarks(typed))
const smallEmail = (typed: string) => copiedEmail(typed).toLowerCase()

/** Lower case, at most 50 characters. */
export const Email = required(EMAIL_MAX, { missing: 'email.required', long: 'email.invalid' }, smallEmail)
  .refine(isEmail, { error: key('email.invalid'), abort: true })
  .refine((value) => !hasBlockedKeyword(value), key('email.characters'))

const phoneOrEmailFaults = { missing: 'phoneOrEmail.required', long: 'phoneOrEmail.email' } as const

/** The sign-in identifier: all digits is a phone, in any notation; anything else an email (specification section 5). */
export const PhoneOrEmail = required(EMAIL_MAX, phoneOrEmailFaults, (typed) => phoneDigits(typed) ?? smallEmail(typed))
  .refine((value) => isStorable(value) && !hasBlockedKeyword(value), {
    error: key('phoneOrEmail.characters'),
    abort: true,
  })
  .refine((value) => !isAllDigits(value) || isPhone(value), { error: key('phoneOrEmail.phone'), abort: true })
  .refine((value) => isAllDigits(value) || isEmail(value), key('phoneOrEmail.email'))

/** Checked like `PhoneOrEmail`; an address keeps its capitals, because the message goes to it. */
export const PhoneOrEmailAsTyped = boundedText(EMAIL_MAX, phoneOrEmailFaults)
  .overwrite((typed) => phoneDigits(typed) ?? copiedEmail(typed))
  .check(({ value, issues }) => {
    const { error } = PhoneOrEmail.safeParse(value)
    for (const { message } of error?.issues ?? []) issues.push({ code: 'custom', message, input: value })
  })

/** A one-time code of six digits, in any script. */
export const Otp = boundedText(6, {
  missing: ({ input }) => (input === undefined || input === null ? 'otp.required' : 'otp.invalid'),
  long: 'otp.invalid',
})
  .overwrite(ungrouped)
  .min(1, 'otp.required')
  .regex(/^[0-9]{6}$/, 'otp.invalid')

export const Id = z.uuid()
/** `YYYY-MM-DD`, an existing day in the calendar of Asia/Kolkata. */
export const CivilDate = z.iso.date({ abort: true })
export const Slug = z
  .string()
  .max(80, { abort: true })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
/** A slug to look up. An invalid one becomes '', which nothing has as its slug, so it is a 404 like any unknown one. */
export const AskedSlug = z.string().transform((asked) => (Slug.safeParse(asked).success ? asked : ''))
