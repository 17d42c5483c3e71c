import type { HoursOfJob, MonthOfJob, SpendOfSite } from '#contract/dashboard.ts'

type Place = { readonly addressId: string | null; readonly siteName: string }

/** A site by its id, an address by its name. */
export const placeKey = ({ addressId, siteName }: Place) => addressId ?? siteName

export type Hours = {
  readonly worked: number
  readonly idle: number
  readonly breakdown: number
  readonly paid: number
  readonly litres: number
  readonly unloggedDays: number
  readonly accruedPaise: number
}

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The sums of some months. */
export function hoursOf(months: readonly MonthOfJob[]): Hours {
  const total = (of: (month: MonthOfJob) => string | number) => add(months.map((month) => Number(of(month))))
  return {
    worked: total(({ workedHours }) => workedHours),
    idle: total(({ idleHours }) => idleHours),
    breakdown: total(({ breakdownHours }) => breakdownHours),
    paid: total(({ paidHours }) => paidHours),
    litres: total(({ litres }) => litres),
    unloggedDays: total(({ unloggedDays }) => unloggedDays),
    accruedPaise: total(({ accruedPaise }) => accruedPaise),
  }
}

/** A share in whole percent; undefined of nothing. */
export const percentOf = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : undefined)

/** The cost of an hour of work in whole rupees, as paise; undefined unless all hours are known. */
export const paisePerHour = ({ accruedPaise, worked, unloggedDays }: Hours) =>
  worked > 0 && unloggedDays === 0 ? Math.round(accruedPaise / worked / 100) * 100 : undefined

/** The end of an axis that holds all the hours, and its steps between. */
export function axisOf(hours: readonly Hours[]) {
  const longest = Math.max(
    1,
    ...hours.map(({ paid, worked, idle, breakdown }) => Math.max(paid, worked + idle + breakdown)),
  )
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((size) => longest / size <= 4) ?? 2000
  return { end: longest, marks: Array.from({ length: Math.floor(longest / step) + 1 }, (_, at) => at * step) }
}

/** Jobs by the place where they work, in the order given. */
export const byPlace = (jobs: readonly HoursOfJob[]) => [...Map.groupBy(jobs, placeKey).values()]

const COLOURS = 4

/** The dearest sites by themselves and the others as one, so that a column has few parts. */
export function columnsOf(sites: readonly SpendOfSite[]) {
  const dearest = sites.toSorted((one, other) => other.projectedPaise - one.projectedPaise)
  return sites.length <= COLOURS + 1
    ? { shown: dearest, rest: [] }
    : { shown: dearest.slice(0, COLOURS), rest: dearest.slice(COLOURS) }
}

/** The cost of some sites in the month at a place of the series. */
export const spendAt = (sites: readonly SpendOfSite[], at: number) => ({
  accruedPaise: add(sites.map(({ months }) => months[at]?.accruedPaise ?? 0)),
  plannedPaise: add(sites.map(({ months }) => months[at]?.plannedPaise ?? 0)),
})
