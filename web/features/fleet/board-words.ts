import { addDays, formatDate } from '#contract/dates.ts'
import type { BoardMachine, Booking } from '#contract/fleet.bookings.ts'
import { boardTexts } from '#contract/texts/fleet.board.en.ts'
import { paperTexts } from '#contract/texts/fleet.desk.en.ts'
import { instantMs } from '#contract/times.ts'
import { fill, plural, texts } from '#web/platform/text.ts'
import { bookingOn, type Carried, type Fit } from './board-fit.ts'
import type { BoardRow, Group } from './board-rows.ts'

export const useBoardTexts = texts({ en: { ...boardTexts, papers: paperTexts.kinds } })
export type BoardTexts = ReturnType<typeof useBoardTexts>

const HOUR_MS = 3_600_000
/** Below this many hours, a hold counts them. */
const HOURS_SHOWN = 48

/** A date without its year, as the axis shows it. */
export const shortDate = (date: string) => formatDate(date).slice(0, 6)

function timeLeft(expiresAt: string, text: BoardTexts) {
  const hours = Math.max(0, Math.ceil((instantMs(expiresAt) - Date.now()) / HOUR_MS))
  return hours < HOURS_SHOWN ? fill(text.left.hours, { n: hours }) : fill(text.left.days, { n: Math.floor(hours / 24) })
}

/** Returns the look of a booking. */
export const lookOf = ({ kind, jobStatus }: Booking) =>
  kind === 'JOB' ? (jobStatus === 'SCHEDULED' ? 'placed' : 'onHire') : kind === 'HOLD' ? 'hold' : 'service'

/** Returns the text on the bar of a booking. */
export function barText({ kind, note, customer, place, number, to, stopsOn, expiresAt }: Booking, text: BoardTexts) {
  if (kind === 'HOLD')
    return fill(text.hold, { whose: customer ?? note ?? '', left: expiresAt === null ? '' : timeLeft(expiresAt, text) })
  if (kind === 'MAINTENANCE') return note ?? ''
  const facts = { customer: customer ?? number ?? '', place: place ?? '', to: shortDate(stopsOn ?? to) }
  return fill(stopsOn === null ? text.barTo : text.barStops, facts)
}

/** A booking in one sentence, with its number, its days and who made it. */
export function bookingText(booking: Booking, text: BoardTexts) {
  const { number, from, to, by } = booking
  const what = [number, barText(booking, text)].filter((part) => part !== null).join(' ')
  return fill(text.bookingFacts, { what, from: shortDate(from), to: shortDate(to), by })
}

/** A paper that keeps a machine in the yard; undefined if it may leave. */
export function lapsedText({ paper: { kind, state, validTo } }: BoardMachine, text: BoardTexts) {
  const paper = text.papers[kind]
  if (state === 'MISSING') return fill(text.missing, { paper })
  return state === 'EXPIRED' ? fill(text.lapsed, { paper, date: shortDate(validTo ?? '') }) : undefined
}

/** Why a machine fits a job, or why not. */
export function fitText(fit: Fit, machine: BoardMachine, text: BoardTexts) {
  switch (fit.kind) {
    case 'OTHER':
      return text.otherKind
    case 'OWN':
      return text.isOnIt
    case 'TAKEN': {
      const { kind, number, customer } = fit.by
      const days = { from: shortDate(fit.from), to: shortDate(fit.to) }
      return fill(text.conflict[kind], { ...days, whose: [number, customer].filter(Boolean).join(', ') })
    }
    case 'FREE':
      return (
        lapsedText(machine, text) ??
        (fit.isHeld ? text.heldForIt : undefined) ??
        (fit.until === undefined ? text.freeAll : fill(text.freeUntil, { to: shortDate(fit.until) }))
      )
  }
}

export const jobName = ({ jobNumber, productName }: Carried) => `${jobNumber}, ${productName}`

export const jobText = ({ from, to, customer, place }: Carried, text: BoardTexts) =>
  fill(text.jobFacts, { from: shortDate(from), to: shortDate(to), customer, place })

export function groupText(group: Group, text: BoardTexts) {
  switch (group.of) {
    case 'TO_PLACE':
      return plural(group.count, text.toPlace)
    case 'OTHERS':
      return plural(group.count, text.others)
    case 'FITTING':
      return `${fill(text.fits, { number: group.number })} · ${fill(text.fitsCount, { free: group.free, all: group.count })}`
    case 'KIND':
      return fill(plural(group.count, text.group), { kind: group.name })
  }
}

/** Describes the row and the day under the cursor. */
export function cursorText(row: BoardRow | undefined, day: string, text: BoardTexts) {
  if (row?.kind === 'JOB') return jobText(row.job, text)
  if (row?.kind !== 'MACHINE') return ''
  const { machine, fit } = row
  if (fit) return fitText(fit, machine, text)
  const booking = bookingOn(machine, day)
  if (booking) return bookingText(booking, text)
  const next = machine.bookings.find(({ from }) => from > day)
  const free = next ? fill(text.freeUntil, { to: shortDate(addDays(next.from, -1)) }) : text.freeAll
  return [free, lapsedText(machine, text)].filter((part) => part !== undefined).join('. ')
}
