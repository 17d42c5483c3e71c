import { z } from 'zod'
import { CONTACT_MESSAGE_MAX, CONTACT_MESSAGE_MIN, SENDER_NAME_MAX } from './contact.limits.ts'
import { endpoint } from './endpoint.ts'
import {
  boundedText,
  codePoints,
  Email,
  type FieldTextKey,
  ignoredText,
  isLine,
  isNote,
  Phone,
  withPlainBreaks,
} from './fields.ts'
import { hasLink } from './links.ts'
import { paths } from './paths.ts'
import { PHONE_DIGITS } from './phones.ts'

const key = (name: FieldTextKey) => name

/**
 * The name of a person or firm, in one line. It allows names that accounts refuse, such as `D'Souza` or `Patil & Sons`.
 */
const SenderName = boundedText(SENDER_NAME_MAX, { long: 'name.long' })
  .trim()
  .normalize('NFC')
  .refine((value) => value.length > 0, { error: key('required'), abort: true })
  .refine(isLine, { error: key('characters'), abort: true })
  .refine((value) => codePoints(value) <= SENDER_NAME_MAX, { error: key('name.long'), abort: true })
  .refine((value) => !hasLink(value), key('link'))

/** Paragraphs. */
const ContactMessage = boundedText(CONTACT_MESSAGE_MAX, { long: 'message.long' })
  .overwrite((value) => withPlainBreaks(value).trim())
  .refine((value) => value.length > 0, { error: key('required'), abort: true })
  .refine(isNote, { error: key('characters'), abort: true })
  .refine((value) => codePoints(value) >= CONTACT_MESSAGE_MIN, { error: key('message.short'), abort: true })
  .refine((value) => codePoints(value) <= CONTACT_MESSAGE_MAX, key('message.long'))

/** Ten digits, or empty. */
const SenderPhone = boundedText(PHONE_DIGITS, { long: 'phone.invalid' })
  .nullish()
  .transform((value) => value?.trim() || null)
  .pipe(z.union([z.null(), Phone], { error: key('phone.invalid') }))

export const ContactRequest = z.strictObject({
  name: SenderName,
  email: Email,
  phone: SenderPhone,
  message: ContactMessage,
  /** The honeypot: no person sees this field, so only programs fill it in. */
  website: ignoredText(),
})
export type ContactRequest = z.infer<typeof ContactRequest>

export const contactApi = {
  sendContactMessage: endpoint({
    ...paths.sendContactMessage,
    summary:
      'Sends a message to staff. The same message from the same sender counts once a day; leave `website` empty.',
    body: ContactRequest,
    response: z.object({ status: z.literal('RECEIVED') }),
    status: 202,
    problems: ['too-many-requests'],
  }),
}
