// Links that let somebody without an account do one thing with one record (docs/decisions/0047-signed-links.md).
import { z } from 'zod'
import { type LinkPurpose, linkPurposes } from './access.ts'
import { endpoint } from './endpoint.ts'
import { Id, Phone, text } from './fields.ts'
import { LanguageCode } from './languages.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

/** The page that a link of a purpose opens; the token stands in the fragment, which browsers never send. */
export const linkPages: Readonly<Record<LinkPurpose, string>> = {
  SIGN_LOGSHEET: '/sign',
  LOG_JOB: '/log',
  GATE_PASS: '/gate',
}

const linkStates = ['LIVE', 'USED', 'EXPIRED', 'REVOKED'] as const
const instant = z.iso.datetime({ offset: true })

/** A link as its record lists it; the token is shown once, to its maker. */
export const SignedLink = z
  .object({
    linkId: Id,
    purpose: z.enum(linkPurposes),
    name: z.string(),
    phone: z.string().nullable(),
    /** The version of the record that it opens. */
    version: z.int().nullable(),
    madeBy: z.string(),
    madeAt: instant,
    expiresAt: instant,
    readAt: instant.nullable(),
    state: z.enum(linkStates),
    /** Whether it went out as a text message. */
    isSent: z.boolean(),
    /** Whether the reader may end it now. */
    mayRevoke: z.boolean(),
  })
  .meta({ id: 'SignedLink' })
export type SignedLink = z.infer<typeof SignedLink>

/** For whom a link is made. With `send` it goes to the phone as a text message. */
export const NewLink = z
  .strictObject({
    name: text(1, 100),
    phone: Phone.nullable().default(null),
    send: z.boolean().default(false),
    language: LanguageCode.default('en'),
  })
  .refine(({ phone, send }) => phone !== null || !send, { error: 'required', path: ['phone'] })
export type NewLink = z.infer<typeof NewLink>

export const linkList = z.object({ links: z.array(SignedLink) })
/** A new link with its address, which holds the token and is shown only now, and a message with it in the link's language. */
export const madeLink = z.object({ link: SignedLink, url: z.string(), message: z.string() })
export type MadeLink = z.infer<typeof madeLink>

const revocation = {
  params: z.object({ id: Id }),
  body: z.strictObject({}),
  response: z.object({ link: SignedLink }),
  problems: ['not-found'],
} as const

export const signedLinksApi = {
  revokeLink: endpoint({
    ...signedInPaths.revokeLink,
    summary: 'Ends a link that one’s own side made.',
    ...revocation,
  }),
  revokeDeskLink: endpoint({ ...deskPaths.revokeDeskLink, summary: 'Ends a link.', ...revocation }),
}
