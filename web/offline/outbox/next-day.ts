import { addDays } from '#contract/dates.ts'
import { nextContent, nextDate } from '#contract/logsheet-next.ts'
import type { Logsheet, NextLogsheet } from '#contract/logsheets.ts'

type Asked = { readonly date: string | undefined; readonly shift: NextLogsheet['shift'] }

/** The phone's knowledge of a job: the server's last answer, and the days that wait here. */
type Known = {
  readonly kept: NextLogsheet
  /** The day on which the server answered. */
  readonly keptOn: string
  readonly waiting: readonly Logsheet[]
  readonly today: string
}

/** The phone does not know the weekly off; who has one chooses the day after. */
const isOff = () => false

const isSameShift =
  ({ shift }: Asked) =>
  (log: Logsheet) =>
    log.shift === shift

/** The newest day of the shift that is known to have a log. */
function newestDay({ kept, waiting }: Known, asked: Asked) {
  const dates = waiting.filter(isSameShift(asked)).map(({ date }) => date)
  if (kept.shift === asked.shift) dates.push(kept.logsheetId === null ? addDays(kept.date, -1) : kept.date)
  return dates.toSorted().at(-1)
}

/** The log before a day, the other shift of that day included for its meter. */
const newestBefore = (logs: readonly Logsheet[], date: string) =>
  logs
    .filter((log) => log.date < date)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1)

/**
 * Returns the initial content of a job's next log, as far as the phone knows: like the server's answer, with the days
 * that wait here counted as entered.
 */
export function nextDay(known: Known, asked: Asked): NextLogsheet {
  const { kept, keptOn, waiting, today } = known
  // A hire that ran on that day is taken to run still.
  const last = kept.last < keptOn ? kept.last : today
  const date = asked.date ?? nextDate({ first: kept.first, last, isOff }, newestDay(known, asked))
  const own = waiting.filter(isSameShift(asked))
  const before = newestBefore(own, date)
  const isKept = date === kept.date && asked.shift === kept.shift
  const meterOpen = newestBefore(waiting, date)?.meterClose ?? kept.content.meterOpen
  const content =
    before === undefined
      ? { ...kept.content, meterOpen }
      : nextContent({ date: before.date, content: before }, meterOpen)
  return {
    ...kept,
    date,
    last,
    shift: asked.shift,
    logsheetId: own.find((log) => log.date === date)?.logsheetId ?? (isKept ? kept.logsheetId : null),
    copiedFrom: before?.date ?? kept.copiedFrom,
    content,
    facts: {
      ...kept.facts,
      previousClose: meterOpen,
      breakdowns: isKept ? kept.facts.breakdowns : [],
      taken: isKept ? kept.facts.taken : [],
    },
  }
}
