import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { tooManyRequests } from '#server/platform/limits.ts'
import {
  DEVICE_TRIES_PER_DAY,
  EVERYBODY,
  hashChallenge,
  hashOtp,
  judgeOtp,
  type LiveOtp,
  type OtpTarget,
  secondsOverTries,
  sharedTriesPerDay,
  type Track,
} from './otp.rules.ts'
import type { Asker } from './otp.ts'
import type { SessionTools } from './tools.ts'
import * as store from './tries.store.ts'

/** A code as typed, with the device and challenge of the person. */
type CodeEntry = Asker & { otp: string; challenge?: string | null | undefined }

/**
 * Tries a code inside the caller's transaction, which must commit whatever the verdict: the try is counted first. With
 * a challenge, the code is compared only with the code of that challenge; without one, with the newest codes of this
 * device or, on no known device, with the newest ones shared by everybody, which allow few tries. A right code is used
 * up. Throws `too-many-requests` after too many wrong codes from the network.
 */
export async function tryOtp(transaction: Transaction, tools: SessionTools, target: OtpTarget, entry: CodeEntry) {
  const challenge = entry.challenge ? hashChallenge(entry.challenge) : undefined
  const track = await trackFor(transaction.tx, target, challenge, entry)
  if (track.deviceHash === EVERYBODY) await refuseTooManyTries(transaction, tools, entry.network)
  // The pause stops guessing without a challenge; a challenge has only five tries of its own.
  const isOpen = (await store.lockWindow(transaction, track)) || challenge !== undefined
  const tried = isOpen ? await countedFor(transaction, tools, track, challenge) : []
  const hash = hashOtp(tools.secrets.otpPepper, target, entry.otp)
  const verdict = judgeOtp(tried, hash, transaction.now)
  // Two accounts may have one pending identifier: the code of the other one stays, to report that it is in use.
  if (verdict === 'right') await store.useOtps(transaction, target, target.purpose === 'LOGIN' ? null : hash)
  if (verdict === 'wrong') await noteWrong(transaction, track, { network: entry.network, challenge, tried })
  return verdict
}

const trackFor = async (tx: Queryable, target: OtpTarget, challenge: string | undefined, { deviceHash }: Asker) =>
  challenge === undefined
    ? { ...target, deviceHash }
    : ((await store.trackOf(tx, target, challenge)) ?? { ...target, deviceHash: EVERYBODY })

/** Read without a lock: a burst may be compared a few times more, but no limit of an identifier depends on it. */
async function refuseTooManyTries(transaction: Transaction, { config }: SessionTools, network: string) {
  const retryAfterSeconds = secondsOverTries(
    config.otpLimits,
    await store.wrongFrom(transaction, network),
    transaction.now,
  )
  if (retryAfterSeconds !== undefined) throw tooManyRequests(retryAfterSeconds)
}

/** The codes that this try may be compared with; the try is counted on each. */
async function countedFor(
  transaction: Transaction,
  { config }: SessionTools,
  track: Track,
  challenge: string | undefined,
): Promise<LiveOtp[]> {
  const { tx } = transaction
  if (track.deviceHash === EVERYBODY)
    return challenge === undefined
      ? store.countSharedTry(transaction, track, sharedTriesPerDay(config.otpLimits))
      : store.countTry(tx, challenge)
  const own = challenge ?? (await store.newestChallenge(tx, track))
  const isOver = (await store.wrongOnDevice(transaction, track)).length >= DEVICE_TRIES_PER_DAY
  return own === undefined || isOver ? [] : store.countTry(tx, own)
}

type Tried = { network: string; challenge: string | undefined; tried: LiveOtp[] }

function noteWrong(transaction: Transaction, track: Track, { network, challenge, tried }: Tried) {
  const isEverybody = track.deviceHash === EVERYBODY
  const shared = isEverybody && challenge === undefined ? tried.length : 0
  const isFailure = isEverybody && tried.length > 0
  return store.recordWrong(transaction, track, { tryId: newId(), network, shared, isFailure })
}
