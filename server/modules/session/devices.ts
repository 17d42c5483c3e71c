// A browser that has signed in before as somebody is known again by a random token, which says nothing of the person. It
// opens nothing: it only has a window and an allowance of codes that nobody else's requests use up (B-15).
import { secondsAfter } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type Account, identifierOf } from './accounts.rules.ts'
import * as store from './devices.store.ts'
import { newRefreshToken as newToken } from './families.rules.ts'
import { DEVICE_TRIES_PER_DAY, EVERYBODY, hashDevice } from './otp.rules.ts'
import type { SessionTools } from './tools.ts'
import { wrongOnDevice } from './tries.store.ts'

/** A device that nobody signs in on for so long is forgotten. */
export const DEVICE_IDLE_DAYS = 180
/** One for each of the few people who share a browser. */
const TOKENS_MAX = 4

/** The tokens of the header `Yantra-Device`, separated by commas. */
const tokensIn = (header: string | undefined) =>
  (header ?? '')
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '')
    .slice(0, TOKENS_MAX)

type Known = { token: string; deviceHash: string }

/** The token by which a browser is known as having signed in with this phone or e-mail address. */
async function knownToken(tx: Queryable, tools: SessionTools, phoneOrEmail: string, header: string | undefined) {
  const identifier = identifierOf(phoneOrEmail)
  const hashed = tokensIn(header).map((token): Known => {
    return { token, deviceHash: hashDevice(tools.secrets.otpPepper, identifier.value, token) }
  })
  if (hashed.length === 0) return undefined
  const since = secondsAfter(tools.clock(), -DEVICE_IDLE_DAYS * 24 * 3600)
  const hashes = hashed.map(({ deviceHash }) => deviceHash)
  const found = await store.known(tx, hashes, identifier, since)
  return hashed.find(({ deviceHash }) => deviceHash === found)
}

/** The known device a sign-in code is asked for on; `EVERYBODY` on none, or where too many wrong codes were typed on it. */
export async function deviceOf(tx: Queryable, tools: SessionTools, phoneOrEmail: string, header: string | undefined) {
  const known = await knownToken(tx, tools, phoneOrEmail, header)
  if (!known) return EVERYBODY
  const { deviceHash } = known
  const track = { purpose: 'LOGIN', identifier: identifierOf(phoneOrEmail).value, deviceHash } as const
  const isOver = (await wrongOnDevice(tx, track, tools.clock())) >= DEVICE_TRIES_PER_DAY
  return isOver ? EVERYBODY : deviceHash
}

/** After a right code: answers the token by which this browser is known from now on, the same one where it was already. */
export async function keepDevice(
  tx: Queryable,
  tools: SessionTools,
  { accountId, phoneOrEmail }: Pick<Account, 'accountId'> & { phoneOrEmail: string },
  header?: string,
): Promise<string> {
  const now = tools.clock()
  const known = await knownToken(tx, tools, phoneOrEmail, header)
  if (known) {
    await store.touch(tx, known.deviceHash, now)
    return known.token
  }
  const token = newToken()
  const identifier = identifierOf(phoneOrEmail)
  const deviceHash = hashDevice(tools.secrets.otpPepper, identifier.value, token)
  await store.insert({ tx, now }, accountId, identifier, deviceHash)
  return token
}
