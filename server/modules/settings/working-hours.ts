import type { Settings } from '#contract/settings.ts'
import * as rules from './working-hours.rules.ts'

/**
 * The working clock of the office, from the settings: opening hours in India's time, less the holidays of all states and
 * of the state of the registered address.
 */
export function workingClock({ office, holidays, registeredAddress }: Settings) {
  const applies = (states: readonly string[]) =>
    states.length === 0 || (registeredAddress !== null && states.includes(registeredAddress.state))
  const free = holidays.filter(({ states }) => applies(states)).map(({ date }) => date)
  const hours = { hours: office.hours, holidays: new Set(free) }
  return {
    /** Whether the office is open at an instant. */
    isOpen: (instant: Date) => rules.isOpen(hours, instant),
    /** When it opens next after an instant; undefined if it never does. */
    nextOpening: (instant: Date) => rules.nextOpening(hours, instant),
    /** When it closes next after an instant; undefined if it never opens. */
    nextClosing: (instant: Date) => rules.nextClosing(hours, instant),
    /** Whole working minutes from one instant to a later one; 0 if it is not later. */
    minutesBetween: (from: Date, to: Date) => rules.workingMinutesBetween(hours, from, to),
    /** The instant after so many working minutes; undefined if the office never opens that long. */
    after: (from: Date, minutes: number) => rules.afterWorkingMinutes(hours, from, minutes),
    /** The instant by which an enquiry sent at `from` should have its first answer. */
    firstAnswerDue: (from: Date) => rules.afterWorkingMinutes(hours, from, office.firstAnswerHours * 60),
  }
}
