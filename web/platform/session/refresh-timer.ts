import { backOffMs } from './refresh-delay.ts'

/** Calls `refresh` when its time has come, and again after a growing wait while that fails. */
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
    /** After sleep, or in a tab that was in the background, timers come late. */
    recheck() {
      if (Date.now() >= dueAt) fire()
    },
  }
}
