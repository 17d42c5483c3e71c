import type { TestServer } from './server.ts'

/** A visitor's network address and known device. */
type From = { remoteAddress?: string; deviceToken?: string | undefined }
type Entry = { otp: string; challenge?: string | undefined }

/** A client that signs in by code, from any address and device. */
export function signInDoor({ ask }: Pick<TestServer, 'ask'>) {
  const carried = ({ remoteAddress, deviceToken }: From) => ({
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
    headers: deviceToken === undefined ? {} : { 'yantra-device': deviceToken },
  })
  return {
    request: (phoneOrEmail: string, from: From = {}) =>
      ask({ method: 'POST', url: '/v1/jwt-auth/request-otp', payload: { phoneOrEmail }, ...carried(from) }),
    verify: (phoneOrEmail: string, entry: Entry, from: From = {}) =>
      ask({ method: 'POST', url: '/v1/jwt-auth/verify-otp', payload: { phoneOrEmail, ...entry }, ...carried(from) }),
  }
}

/**
 * An attacker with ever new addresses who requests all possible codes of one identifier and guesses each in every way.
 * `once` is one such wave. It guesses wrong, because the chance of a hit is computed elsewhere.
 */
export function anAttacker({ request, verify }: ReturnType<typeof signInDoor>, phone: string) {
  let addresses = 0
  const fresh = () => {
    addresses += 1
    return { remoteAddress: `2001:db8:${(addresses >> 16).toString(16)}:${(addresses & 0xffff).toString(16)}::1` }
  }
  async function guess(attempts: number, challenge?: string) {
    for (let attempt = 0; attempt < attempts; attempt += 1)
      await verify(phone, { otp: WRONG, ...(challenge === undefined ? {} : { challenge }) }, fresh())
  }
  return {
    async once() {
      const asked = await request(phone, fresh())
      if (asked.statusCode !== 200) return guess(1)
      await guess(6, asked.json<{ challenge: string }>().challenge)
      await guess(6)
    },
  }
}

/** A code that no test draws: a test that draws it fails. */
const WRONG = '000000'
