import { Agent, request } from 'node:http'
import { demoStaff } from '#database/seed/demo-staff.ts'

const agent = new Agent({ keepAlive: true })
type Json = Record<string, unknown>

/** Sends one request over a keep-alive connection and returns the body. Throws an Error on a status from 400 on. */
export function ask(url: string, method: string, body?: Json, token?: string): Promise<Json> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(payload === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if ((reply.statusCode ?? 500) >= 400) reject(new Error(`${method} ${url}: ${reply.statusCode} ${text}`))
        else resolve(text === '' ? {} : (JSON.parse(text) as Json))
      })
    })
    sent.on('error', reject)
    sent.end(payload)
  })
}

/** Signs in with a code from the demo's outbox. */
export async function signIn(url: string, phoneOrEmail: string) {
  await ask(`${url}/v1/jwt-auth/request-otp?phoneOrEmail=${phoneOrEmail}`, 'GET')
  const sent = (await ask(`${url}/dev/outbox.json?to=${phoneOrEmail}`, 'GET')) as unknown as { text: string }[]
  const otp = /\b\d{6}\b/.exec(sent[0]?.text ?? '')?.[0] ?? ''
  return ask(`${url}/v1/jwt-auth/verify-otp`, 'POST', { phoneOrEmail, otp })
}

/** The access token of a colleague at the demo's desk. */
export const deskToken = async (url: string) => String((await signIn(url, demoStaff.sales.email))['accessToken'])

async function signUp(url: string, phone: string) {
  const verified = await signIn(url, phone)
  const profile = {
    customer_type: 'INDIVIDUAL',
    first_name: 'Bench',
    last_name: 'Buyer',
    email: `${phone}@bench.example`,
  }
  const tokens = await ask(`${url}/v1/user/register`, 'POST', profile, String(verified['accessToken']))
  return String(tokens['accessToken'])
}

/** A buyer who adds a product, reads the cart and removes the product: three requests. */
export async function cartFlow(url: string, productId: string, phone: string) {
  const token = await signUp(url, phone)
  const cart = `${url}/v1/enquiry-cart/enquiry-cart-line-items`
  return async () => {
    const { item } = (await ask(`${cart}/add`, 'POST', { productId }, token)) as { item: Json }
    await ask(cart, 'GET', undefined, token)
    await ask(`${cart}/${String(item['enquiryCartLineItemId'])}`, 'DELETE', undefined, token)
  }
}
