import { expect, test } from 'vitest'
import { addDays } from '#contract/dates.ts'
import { nextDuty } from './deeming.rules.ts'

const DAY = '2026-11-20'

/** The events of each day after a submission if the task runs on these days. */
function life(deemedDays: number, days: readonly number[]) {
  let [reminders, remindedOn] = [0, null as string | null]
  return days.map((day) => {
    const today = addDays(DAY, day)
    const due = nextDuty({ submittedOn: DAY, deemedDays, reminders, remindedOn }, today)
    if (due === 'remind') [reminders, remindedOn] = [reminders + 1, today]
    return due
  })
}

test.each([
  [3, [0, 1, 2, 3, 4], [undefined, undefined, 'remind', 'remind', 'deem']],
  [7, [1, 3, 4, 5, 7, 8], [undefined, undefined, 'remind', undefined, 'remind', 'deem']],
  [1, [0, 1, 2, 3], [undefined, 'remind', 'remind', 'deem']],
  // Never, but reminded of twice.
  [0, [1, 2, 3, 4, 30], [undefined, 'remind', 'remind', undefined, undefined]],
  // After days without a server each step takes its own day.
  [3, [20, 20, 21, 22], ['remind', undefined, 'remind', 'deem']],
])('%i days: on the days %j after the submission it is %j', (deemedDays, days, expected) => {
  expect(life(deemedDays, days)).toEqual(expected)
})
