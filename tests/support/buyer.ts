import { callAt } from './call-at.ts'
import { newestCode, outboxPath, type SentNotice } from './outbox.ts'
import type { Served } from './product.ts'

/** Signs up Meera Joshi, an individual whose e-mail address is not verified, at a running product. */
export async function signUp(product: Served, phone: string) {
  await callAt(product.url)('requestOtp', { query: { phoneOrEmail: phone } })
  const sent = (await (await fetch(product.url + outboxPath(phone))).json()) as SentNotice[]
  const otp = newestCode(sent) ?? ''
  const { accessToken } = await callAt(product.url)('verifyOtp', { body: { phoneOrEmail: phone, otp } })
  const email = `${phone}@people.example`
  const profile = { customer_type: 'INDIVIDUAL', first_name: 'Meera', last_name: 'Joshi', email } as const
  return callAt(product.url, accessToken)('registerUser', { body: profile })
}

/** A new person with a session at a running product, which they can continue after a restart. */
export async function aBuyer<At extends Served>(product: At, phone: string) {
  const { accessToken } = await signUp(product, phone)
  const { products } = await callAt(product.url)('listProducts', { query: { size: '1' } })
  const productId = products.content[0]?.productId ?? ''
  const at = (place: At) => ({ product: place, productId, accessToken, call: callAt(place.url, accessToken) })
  return { ...at(product), at }
}
