import type { Clock } from '#server/platform/clock.ts'

/** A clock that stands still until a test moves it. */
type TestClock = {
  readonly now: Clock
  readonly set: (time: Date) => void
  readonly advance: (by: { seconds?: number; minutes?: number; hours?: number; days?: number }) => void
}

export function testClock(start: Date): TestClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    set: (to) => {
      time = to.getTime()
    },
    advance: ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}
