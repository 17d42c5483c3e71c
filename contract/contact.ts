import { z } from 'zod'
import { CONTACT_MESSAGE_MAX, CONTACT_MESSAGE_MIN, SENDER_NAME_MAX } from './contact-limits.ts'
import { endpoint } from './endpoint.ts'
import { Email, type FieldMessageKey, Phone } from './fields.ts'
import { paths } from './paths.ts'

const key = (name: FieldMessageKey) => name
const codePoints = (value: string) => Array.from(value).length

/** Breaks of lines would begin a header of a mail; marks of direction would show a name as another one. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
/** Control characters except breaks of lines and tabs. */
const NOT_IN_A_TEXT = /(?![\n\t])\p{Cc}/u

/** Of a person or a firm, in one line; also what the rule for names of accounts refuses, as `D'Souza` and `Patil & Sons`. */
export const SenderName = z
  .string()
  .trim()
  .normalize('NFC')
  .refine((value) => value.length > 0, { error: key('required'), abort: true })
  .refine((value) => value.isWellFormed() && !NOT_IN_A_LINE.test(value), { error: key('characters'), abort: true })
  .refine((value) => codePoints(value) <= SENDER_NAME_MAX, key('name.long'))

/** Browsers send breaks of lines in their own way; the same text is to be the same message. */
export const ContactMessage = z
  .string()
  .overwrite((value) => value.replace(/\r\n?/g, '\n').trim())
  .refine((value) => value.length > 0, { error: key('required'), abort: true })
  .refine((value) => value.isWellFormed() && !NOT_IN_A_TEXT.test(value), { error: key('characters'), abort: true })
  .refine((value) => codePoints(value) >= CONTACT_MESSAGE_MIN, { error: key('message.short'), abort: true })
  .refine((value) => codePoints(value) <= CONTACT_MESSAGE_MAX, key('message.long'))

/** Ten digits, or nothing. */
export const SenderPhone = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)
  .pipe(z.union([z.null(), Phone], { error: key('phone.invalid') }))

export const ContactRequest = z.strictObject({
  name: SenderName,
  email: Email,
  phone: SenderPhone,
  message: ContactMessage,
  /** The trap: no person sees this field, so whoever fills it is none. */
  website: z.string().nullish(),
})
export type ContactRequest = z.infer<typeof ContactRequest>

export const contactApi = {
  sendContactMessage: endpoint({
    ...paths.sendContactMessage,
    access: 'public',
    summary: 'Writes to the house. The same message of the same sender counts once a day; `website` stays empty.',
    body: ContactRequest,
    response: z.object({ status: z.literal('RECEIVED') }),
    status: 202,
    problems: ['too-many-requests'],
  }),
}
