// A random token, which says nothing about the person, recognises a browser that has signed in before. It grants no
// access: it only gives the browser its own window and allowance of codes, which the requests of others cannot use up
// (B-15).
import type { Transaction } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { type Account, identifierOf } from './accounts.rules.ts'
import * as store from './devices.store.ts'
import { newRefreshToken as newToken } from './families.rules.ts'
import { DEVICE_TRIES_PER_DAY, EVERYBODY, hashDevice } from './otp.rules.ts'
import type { SessionTools } from './tools.ts'
import { wrongOnDevice } from './tries.store.ts'

/** A device is deleted after so many days without a sign-in. */
export const DEVICE_IDLE_DAYS = 180
/** Enough for the few people who share a browser. */
const TOKENS_MAX = 4

/** The tokens of the `Yantra-Device` header, separated by commas. */
const tokensIn = (header: string | undefined) =>
  (header ?? '')
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '')
    .slice(0, TOKENS_MAX)

type Known = { token: string; deviceHash: string }

/** The token that shows that this browser has signed in with this phone or email address. */
async function knownToken(
  { tx, now }: Transaction,
  { secrets }: SessionTools,
  phoneOrEmail: string,
  header: string | undefined,
) {
  const identifier = identifierOf(phoneOrEmail)
  const hashed = tokensIn(header).map((token): Known => {
    return { token, deviceHash: hashDevice(secrets.otpPepper, identifier.value, token) }
  })
  if (hashed.length === 0) return undefined
  const since = secondsAfter(now, -DEVICE_IDLE_DAYS * 24 * 3600)
  const hashes = hashed.map(({ deviceHash }) => deviceHash)
  const found = await store.known(tx, hashes, identifier, since)
  return hashed.find(({ deviceHash }) => deviceHash === found)
}

/** The known device that requests a sign-in code; `EVERYBODY` if it is unknown or has had too many wrong codes. */
export async function deviceOf(
  transaction: Transaction,
  tools: SessionTools,
  phoneOrEmail: string,
  header: string | undefined,
) {
  const known = await knownToken(transaction, tools, phoneOrEmail, header)
  if (!known) return EVERYBODY
  const { deviceHash } = known
  const track = { purpose: 'LOGIN', identifier: identifierOf(phoneOrEmail).value, deviceHash } as const
  const isOver = (await wrongOnDevice(transaction, track)).length >= DEVICE_TRIES_PER_DAY
  return isOver ? EVERYBODY : deviceHash
}

/** After a right code: returns the token that recognises this browser from now on, or the same one if it was known. */
export async function storeDevice(
  transaction: Transaction,
  tools: SessionTools,
  { accountId, phoneOrEmail }: Pick<Account, 'accountId'> & { phoneOrEmail: string },
  header?: string,
): Promise<string> {
  const known = await knownToken(transaction, tools, phoneOrEmail, header)
  if (known) {
    await store.touch(transaction, known.deviceHash)
    return known.token
  }
  const token = newToken()
  const identifier = identifierOf(phoneOrEmail)
  const deviceHash = hashDevice(tools.secrets.otpPepper, identifier.value, token)
  await store.insert(transaction, accountId, identifier, deviceHash)
  return token
}
