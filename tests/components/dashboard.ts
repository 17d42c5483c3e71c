import { Dashboard, type MonthOfJob } from '#contract/dashboard.ts'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { makerOf, type Named, sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'

const today = dateInIndia(new Date())
const monthBefore = (month: string) => addDays(`${month}-01`, -1).slice(0, 7)
const now = today.slice(0, 7)
const months = [monthBefore(monthBefore(now)), monthBefore(now), now]

const places = {
  kharadi: { addressId: idOf(500), siteName: 'Kharadi Tower B' },
  nerul: { addressId: idOf(501), siteName: 'Nerul Depot' },
  nesco: { addressId: idOf(502), siteName: 'Nesco Hall 4' },
}

const machine = (n: number, machineName: string, fleetNumber: string, place: keyof typeof places) => ({
  jobId: idOf(700 + n),
  jobNumber: `JOB-2627-00001${n}`,
  machineName,
  fleetNumber,
  ...places[place],
})
const jlg = machine(0, 'JLG 450AJ', 'BL-014', 'kharadi')
const genie = machine(1, 'Genie GS-3246', 'SL-031', 'kharadi')
const komatsu = machine(2, 'Komatsu PC210LC', 'EX-004', 'nerul')
const cummins = machine(3, 'Cummins 125 kVA', 'DG-011', 'nerul')
const scissor = machine(4, 'Genie GS-1930', 'SL-008', 'nesco')

/** The hours of a machine by month: worked, idle, breakdown and paid, and its litres. */
const hoursOf = (of: typeof jlg, figures: string[], accruedPaise: number) => ({
  ...of,
  months: months.map((month, at): Named<MonthOfJob> => {
    const [workedHours, idleHours, breakdownHours, paidHours, litres] = figures[at]?.split(' ') ?? []
    const worked = { workedHours, idleHours, breakdownHours, paidHours, litres, accruedPaise }
    return { month, ...(workedHours === undefined ? {} : worked) }
  }),
})

/** An off-hire that is suggested for a machine with 26 of 60 hours. */
export const aSuggestion = makerOf(Dashboard.shape.suggestions.element, {
  ...jlg,
  workedHours: '26',
  paidHours: '60',
  expectedTo: addDays(today, 16),
  billingStopsAt: addDays(today, 7),
  savedPaise: 3_103_300,
})
const standby = aSuggestion({
  ...cummins,
  workedHours: '4',
  savedPaise: 2_860_000,
  hidden: { by: 'Imran Shaikh', reason: 'standby set', at: '2026-11-20T05:00:00Z' },
})

const spendOf = (place: keyof typeof places, accrued: number[], plannedPaise: number) => {
  const toDatePaise = accrued.reduce((sum, paise) => sum + paise, 0)
  const series = months.map((month, at) => ({
    month,
    accruedPaise: accrued[at] ?? 0,
    plannedPaise: at === 2 ? plannedPaise : 0,
  }))
  return { ...places[place], months: series, toDatePaise, projectedPaise: toDatePaise + 2 * plannedPaise }
}

/** Five machines at three sites; the last one has no logs. */
export const aDashboard = makerOf(Dashboard, {
  months,
  onHire: [
    { ...places.kharadi, machines: 2 },
    { ...places.nerul, machines: 2 },
    { ...places.nesco, machines: 1 },
  ],
  waiting: { logsheets: 6, oldest: addDays(today, -2), logsheetId: idOf(900) },
  suggestions: [aSuggestion(), standby],
  idleBelowPercent: 50,
  hours: [
    hoursOf(jlg, ['216 34 8 258 0', '200 40 0 240 0', '150 10 4 180 0'], 12_300_000),
    hoursOf(genie, ['171.5 40 8.5 220 0', '158 62 0 220 0'], 4_400_000),
    hoursOf(komatsu, ['233.5 20 8.5 262 2450', '200 30 0 230 2100.5', '180 20 0 200 1900'], 16_300_000),
    hoursOf(cummins, ['88.5 161.5 0 250 300'], 4_035_000),
    hoursOf(scissor, [], 0),
  ],
  spend: [
    spendOf('kharadi', [10_520_000, 16_860_000, 17_830_000], 3_000_000),
    spendOf('nerul', [13_600_000, 19_248_000, 24_230_000], 5_200_000),
    spendOf('nesco', [5_300_000, 4_530_000, 3_670_000], 1_000_000),
  ],
  endingSoon: [
    { ...genie, kind: 'PAPER', paper: 'INSURANCE', on: addDays(today, -1) },
    { ...jlg, kind: 'HIRE', on: addDays(today, 6) },
    { ...komatsu, kind: 'LICENCE', on: addDays(today, 19) },
  ],
})

/** The first month before any machine has come. */
export const aPlan = () =>
  sampleOf(Dashboard, { months, idleBelowPercent: 50, spend: [spendOf('kharadi', [], 9_000_000)] })
