// The daily work of the machines of the demo's hires: hours, meter and diesel of each shift.

import { addDays, timeInIndia } from '#contract/dates.ts'
import { hoursOf } from '#contract/logsheet-hours.ts'
import { LogsheetContent, type Slice, type SliceType } from '#contract/logsheets.content.ts'
import { secondsAfter } from '#server/platform/clock.ts'

type Time = `${number}:${number}`
type Part = [from: Time, to: Time, type: SliceType, note?: string, cause?: Slice['cause']]

const MORNING: Part = ['08:00', '13:00', 'WORK']
const MEAL: Part = ['13:00', '13:30', 'MEAL']
const AFTERNOON: Part = ['13:30', '18:30', 'WORK']

/** Kinds of days, most of ten agreed hours. */
const days = {
  usual: [MORNING, MEAL, AFTERNOON],
  late: [['08:00', '09:00', 'IDLE_SUPPLIER', 'The operator came late.'], ['09:00', '13:00', 'WORK'], MEAL, AFTERNOON],
  waiting: [MORNING, MEAL, ['13:30', '16:00', 'WORK'], ['16:00', '18:30', 'IDLE_CLIENT', 'No steel on site.']],
  windy: [['08:00', '11:00', 'WORK'], ['11:00', '13:00', 'IDLE_WEATHER', 'Wind above 12 m/s.'], MEAL, AFTERNOON],
  long: [MORNING, MEAL, ['13:30', '20:30', 'WORK']],
  moved: [['08:00', '09:30', 'SHIFTING', 'To the east side.'], ['09:30', '13:00', 'WORK'], MEAL, AFTERNOON],
  service: [['08:00', '09:00', 'MAINTENANCE', 'Greased and washed.'], ['09:00', '13:00', 'WORK'], MEAL, AFTERNOON],
  broken: [
    ['08:00', '10:30', 'WORK'],
    ['10:30', '14:30', 'BREAKDOWN', 'Hydraulic hose burst, replaced on site.', 'SUPPLIER'],
    ['14:30', '18:30', 'WORK'],
  ],
  punctured: [
    MORNING,
    MEAL,
    ['13:30', '15:00', 'BREAKDOWN', 'A nail of the site.', 'CUSTOMER'],
    ['15:00', '18:30', 'WORK'],
  ],
  stopped: [MORNING, MEAL, ['13:30', '18:30', 'STATUTORY_STOP', 'Work stopped by the labour inspector.']],
  flooded: [['08:00', '13:00', 'FORCE_MAJEURE', 'The access road was under water.'], MEAL, AFTERNOON],
  little: [
    ['08:00', '09:00', 'WORK'],
    ['09:00', '13:00', 'IDLE_CLIENT', 'Nothing to lift.'],
    MEAL,
    ['13:30', '18:30', 'IDLE_CLIENT'],
  ],
  offDay: [['08:00', '13:00', 'WORK']],
  night: [
    ['20:00', '00:00', 'WORK'],
    ['00:00', '00:30', 'MEAL'],
    ['00:30', '05:00', 'WORK'],
  ],
} satisfies Record<string, Part[]>
export type Kind = keyof typeof days

/** The working days of a month, over and over. */
const month: Kind[] = [
  ...(['usual', 'usual', 'long', 'usual', 'windy', 'usual', 'moved', 'usual', 'waiting', 'usual'] as const),
  ...(['long', 'usual', 'service', 'usual', 'late', 'usual', 'usual', 'waiting', 'long', 'usual', 'windy'] as const),
]
const once: Record<number, Kind> = { 20: 'broken', 31: 'flooded', 44: 'punctured', 52: 'stopped' }

/** The kind of the working day with this number, from 0. */
export const kindOf = (number: number): Kind => once[number] ?? month[number % month.length] ?? 'usual'

const sliceOf = ([from, to, type, note = '', cause = null]: Part): Slice => ({
  from,
  to,
  type,
  note: note || null,
  cause,
})

/** A machine's meter and tank before a shift; `litresPerHour` is null for electric ones. */
export type Standing = { readonly meter: number; readonly tank: number; readonly litresPerHour: number | null }

const TANK_LITRES = 90
const IDLE_SHARE = 0.2
const tenths = (value: number) => (Math.round(value * 10) / 10).toFixed(1)

function fuelOf({ tank, litresPerHour }: Standing, worked: number) {
  if (litresPerHour === null) return null
  const used = worked * litresPerHour
  const issued = tank - used < TANK_LITRES / 3 ? TANK_LITRES - tank : 0
  return { openingL: tenths(tank), issuedL: tenths(issued), closingL: tenths(tank + issued - used) }
}

/** Returns the log of a shift on a kind of day, and the state of the machine after it. */
export function shiftOf(kind: Kind, before: Standing): { content: LogsheetContent; after: Standing } {
  const slices = days[kind].map((part) => sliceOf(part as Part))
  const { worked, standing } = hoursOf(slices)
  const meter = before.meter + Number(worked) * 0.98 + Number(standing) * IDLE_SHARE
  const fuel = fuelOf(before, Number(worked))
  const content = LogsheetContent.parse({
    slices,
    meterOpen: tenths(before.meter),
    meterClose: tenths(meter),
    fuel,
    remarks: kind === 'broken' ? 'The machine was back at work at 14:30.' : null,
  })
  return { content, after: { ...before, meter: Number(tenths(meter)), tank: Number(fuel?.closingL ?? before.tank) } }
}

/** When a shift's log is written: a quarter of an hour after its end, in India. */
export function writtenAt(date: string, { slices }: LogsheetContent): Date {
  const [first, last] = [slices[0], slices.at(-1)]
  const ended = last && first && last.to <= first.from ? addDays(date, 1) : date
  return secondsAfter(timeInIndia(ended, last?.to ?? '18:30'), 15 * 60)
}
