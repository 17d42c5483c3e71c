export type Notice = {
  /** An email address or ten digits. */
  to: string
  channel: 'sms' | 'email'
  purpose: 'code' | 'notice'
  subject: string
  text: string
  /** The recipient of replies, if it is not our own address. */
  replyTo?: string
  /** The fact it reports, if that may be sent twice: then both look the same to providers and readers. */
  fact?: string
  /** The link that ends messages of its kind; mail programs offer it (RFC 2369). */
  stopLink?: string
}
