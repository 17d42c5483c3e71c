import { backOffMs } from './refresh-delay.ts'

/** Calls `refresh` when it is due, and again after a growing delay while it fails. */
export function createRefreshTimer(refresh: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Number.POSITIVE_INFINITY
  let failures = 0

  function start(delayMs: number) {
    clearTimeout(timer)
    dueAt = Date.now() + delayMs
    timer = setTimeout(fire, delayMs)
  }

  function stop() {
    clearTimeout(timer)
    dueAt = Number.POSITIVE_INFINITY
  }

  function fire() {
    refresh().then(
      () => {
        failures = 0
      },
      () => {
        failures += 1
        if (dueAt !== Number.POSITIVE_INFINITY) start(backOffMs(failures))
      },
    )
  }

  return {
    start,
    stop,
    /** Timers fire late after sleep or in a background tab. */
    recheck() {
      if (Date.now() >= dueAt) fire()
    },
  }
}
