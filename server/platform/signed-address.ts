// Addresses that work for a minute: a link or an image of a page carries no token.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long an address works: enough to load the page that shows it. */
const ADDRESS_SECONDS = 60

const signatureOf = (secret: string, path: string, until: number) =>
  createHmac('sha256', secret).update(`address\n${path}\n${until}`).digest()

/** This path with its signature for the next 60 seconds. Whoever has it may read what is there. */
export function signedAddress(secret: string, path: string, now: Date) {
  const until = Math.floor(now.getTime() / 1000) + ADDRESS_SECONDS
  return `${path}?until=${until}&signature=${signatureOf(secret, path, until).toString('base64url')}`
}

/** The query parameters of a signed address; `until` is in seconds since 1970. */
export type Signature = { readonly until: number; readonly signature: string }

/** Whether this server made the address, for this path, within the last 60 seconds. */
export function isSigned(secret: string, path: string, { until, signature }: Signature, now: Date) {
  const [sent, right] = [Buffer.from(signature, 'base64url'), signatureOf(secret, path, until)]
  return sent.length === right.length && timingSafeEqual(sent, right) && now.getTime() < until * 1000
}
