import type { Transport } from '#web/platform/call.ts'
import type { Box } from './box.ts'
import { pauseAfter, untilDue } from './rules.ts'
import { type Sent, sendAll } from './sending.ts'
import type { WaitingItem } from './waiting.ts'

type Surroundings = {
  readonly box: Box
  /** The transport of this person alone; it throws once somebody else is signed in. */
  readonly sendAs: (person: string) => Transport
  readonly now: () => number
  /** One tab at a time. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>
  /** Runs `work` later; returns how to call that off. */
  readonly later: (work: () => void, ms: number) => () => void
  /** Hears each outcome. */
  readonly told: (item: WaitingItem, sent: Sent) => void
}

/** Sends what waits, one act after the other, and tries again for as long as something waits. */
export function createSender({ box, sendAs, now, inTurn, later, told }: Surroundings) {
  const watched = new Map<number, (sent: Sent | undefined) => void>()
  let turn = Promise.resolve()
  let tries = 0
  let callOff = () => {}

  const settle = (no: number, sent: Sent | undefined) => {
    watched.get(no)?.(sent)
    watched.delete(no)
  }

  async function run(person: string) {
    const before = [...watched.keys()]
    callOff()
    try {
      await inTurn(() =>
        sendAll({ box, send: sendAs(person), now }, person, {
          asked: before,
          each(item, sent) {
            settle(item.no, sent)
            told(item, sent)
          },
        }),
      )
      tries = 0
      const wait = untilDue(await box.items(person), now())
      if (wait !== undefined) callOff = later(() => void sendNow(person), wait)
    } catch {
      callOff = later(() => void sendNow(person), pauseAfter(tries))
      tries += 1
    }
    // Sent by another tab, or still waiting.
    for (const no of before) settle(no, undefined)
  }

  /** Sends everything of this person that waits. Never fails. */
  function sendNow(person: string) {
    turn = turn.then(() => run(person))
    return turn
  }

  return {
    sendNow,
    outcomeOf: (item: WaitingItem) => {
      const outcome = new Promise<Sent | undefined>((resolve) => watched.set(item.no, resolve))
      void sendNow(item.person)
      return outcome
    },
    /** Tries no more by itself. */
    rest: () => callOff(),
  }
}
