export type Notice = {
  /** An e-mail address or ten digits. */
  to: string
  channel: 'sms' | 'email'
  purpose: 'code' | 'notice'
  subject: string
  text: string
  /** Whom an answer goes to, where that is not the house. */
  replyTo?: string
  /** What it tells of, where that may be told twice: both then look the same to whoever carries or reads them. */
  fact?: string
  /** Where its reader ends messages of its kind; mail programs offer it (RFC 2369). */
  stopLink?: string
}
