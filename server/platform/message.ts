export type Message = {
  /** An e-mail address or ten digits. */
  to: string
  channel: 'sms' | 'email'
  purpose: 'code' | 'notice'
  subject: string
  text: string
}
