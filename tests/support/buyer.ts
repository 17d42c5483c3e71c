import { callOver } from '#web/platform/call.ts'
import { newestCode, outboxPath, type SentMessage } from './outbox.ts'
import type { Product } from './product.ts'

const callAt = ({ url }: Product, token?: string) =>
  callOver((path, init) =>
    fetch(
      url + path,
      token === undefined
        ? init
        : { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` } },
    ),
  )

async function signUp(product: Product, phone: string) {
  await callAt(product)('requestOtp', { query: { phoneOrEmail: phone } })
  const sent = (await (await fetch(product.url + outboxPath(phone))).json()) as SentMessage[]
  const otp = newestCode(sent) ?? ''
  const { accessToken } = await callAt(product)('verifyOtp', { body: { phoneOrEmail: phone, otp } })
  const email = `${phone}@people.example`
  const profile = { customer_type: 'INDIVIDUAL', first_name: 'Meera', last_name: 'Joshi', email } as const
  return callAt(product, accessToken)('registerUser', { body: profile })
}

/** Somebody new with a session at a running product, who can go on with it after the product was started anew. */
export async function aBuyer(product: Product, phone: string) {
  const { accessToken } = await signUp(product, phone)
  const { products } = await callAt(product)('listProducts', { query: { size: '1' } })
  const productId = products.content[0]?.productId ?? ''
  const at = (place: Product) => ({ product: place, productId, accessToken, call: callAt(place, accessToken) })
  return { ...at(product), at }
}
