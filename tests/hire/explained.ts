import type { WrittenCase } from '#server/hire/case.ts'
import { june, writtenHire } from './a-hire-case.ts'

/** One rule in an accountant's words, with an example case. */
export type Explained = {
  readonly title: string
  readonly file: string
  readonly rule: string
  readonly formula: string
  readonly example: string
  readonly case: WrittenCase
}

const RAIN = { standbyPct: { WEATHER: '60' } }
const tiers = [
  { days: 1, pricePaise: 600_000 },
  { days: 7, pricePaise: 3_000_000 },
  { days: 30, pricePaise: 7_800_000 },
]

export const explained: readonly Explained[] = [
  {
    title: 'HIRE: monthly rate',
    file: 'hire.ts',
    rule: 'A cycle on hire from its first to its last day costs the rate R, whether it has 28 days or 31. A part of a cycle costs its share: by calendar days, or by working days, without weekly offs and holidays. The first and the last day count as whole days.',
    formula:
      'R, or R × on-hire days ÷ days of the cycle (CALENDAR_DAYS), or R × min(1, working days ÷ D) (WORKING_DAYS)',
    example: 'On hire from 18 June, by calendar days.',
    case: writtenHire({ onHire: { from: '2026-06-18' } }),
  },
  {
    title: 'HIRE: hourly rate',
    file: 'hourly.ts',
    rule: 'Every worked hour of both shifts costs the rate, and the guaranteed hours are billed whether worked or not. The guarantee of part of a cycle is its share by calendar days; the supplier’s breakdown and unpaid idle hours lower it. No other rule applies.',
    formula: 'max(worked, max(0, minimumHours × share − breakdown beyond the grace − unpaid idle hours)) × rate',
    example: '₹1,000 per hour, 200 hours guaranteed, 150 worked, 20 hours broken down.',
    case: writtenHire({
      terms: { basis: 'HOUR', ratePaise: 100_000, minimumHours: '200' },
      days: [...june(15, { worked: '10' }), ...june(17, { breakdown: '10' }).slice(15)],
    }),
  },
  {
    title: 'HIRE: packages of days',
    file: 'tiers.ts',
    rule: 'A hire by the day costs the cheapest combination of packages that covers its days, and never more than a longer package. Days billed in earlier cycles are taken into account, so several short bills never cost more than one long bill. All days on hire count, so none is a weekly off. The other rules apply by the price of a day in these packages.',
    formula:
      'best(n) = the least of best(n − days of a package) + its price; HIRE = best(billed before + n) − best(billed before); day = best(billed before + n) ÷ (billed before + n); hour = day ÷ H',
    example: 'Eight days at ₹6,000 per day, ₹30,000 for seven days, ₹78,000 for thirty.',
    case: writtenHire({ terms: { basis: 'DAY', tiers }, onHire: { from: '2026-06-01', to: '2026-06-08' } }),
  },
  {
    title: 'SECOND_SHIFT',
    file: 'second-shift.ts',
    rule: 'A second shift costs the day again, less the discount in the factor, for the part of the shift that it gave: 1 less the hours lost to breakdown and unpaid idle time, and at least the hours worked. One that did not work counts its paid idle hours. Its hours beyond H are overtime; what it lost is deducted nowhere else. A planned one (`true`) counts whole.',
    formula:
      'day × (secondShiftFactor − 1) × part; part = the larger of 1 − lost ÷ H and worked ÷ H, or paid idle hours ÷ H without work; at most 1',
    example: 'Three second shifts at a factor of 1.6; the last one worked five hours and broke down for four.',
    case: writtenHire({
      terms: { secondShiftFactor: '1.6' },
      days: june(3, { worked: '10', secondShift: { worked: '10' } }).map((day, index) =>
        index === 2 ? { ...day, secondShift: { worked: '5', breakdown: '4' } } : day,
      ),
    }),
  },
  {
    title: 'OFF_DAY',
    file: 'off-day.ts',
    rule: 'A weekly off or holiday on which the machine worked costs one extra day, which pays for up to H hours; hours beyond are overtime, and none are part of the pool. The shift that worked counts as the first one. Its breakdown and idle hours do not count, as the rate does not pay the day.',
    formula: 'day × offDayMultiplier, for each date',
    example: 'One Sunday and one holiday worked.',
    case: writtenHire({
      holidays: ['2026-06-26'],
      days: [
        { date: '2026-06-14', worked: '6' },
        { date: '2026-06-26', worked: '10' },
      ],
    }),
  },
  {
    title: 'OT by the day',
    file: 'overtime.ts',
    rule: 'With DAILY hours, each shift counts separately: its hours beyond H are overtime, and a short day does not offset a long one.',
    formula: 'Σ max(0, worked − H) × hour × otMultiplier',
    example: 'Four days of 12 hours at 1.25.',
    case: writtenHire({ terms: { otMultiplier: '1.25' }, days: june(4, { worked: '12' }) }),
  },
  {
    title: 'OT of a pooled month',
    file: 'overtime.ts',
    rule: 'With POOLED hours, the month’s hours G are counted together. G shrinks with the share of the cycle on hire. Deducted breakdown lowers it too; hours made up later are billed at the plain rate, so more breakdown never costs more. Hours over H of weekly offs and second shifts are overtime beside the pool.',
    formula:
      '(min(worked, G) − (G − breakdown)) × hour, and (worked − G) × hour × otMultiplier; neither below zero; hour = R ÷ the unscaled G',
    example: '₹60,000 for 240 hours; 231 worked, 12 broken down.',
    case: writtenHire({
      terms: { ratePaise: 6_000_000, hoursMode: 'POOLED', includedHours: 240 },
      days: [
        ...june(22, { worked: '10.5' }),
        { date: '2026-06-29', breakdown: '4' },
        { date: '2026-06-30', breakdown: '8' },
      ],
    }),
  },
  {
    title: 'STANDBY',
    file: 'standby.ts',
    rule: 'An idle machine costs the percentage agreed for the cause; the rest is deducted. Together with breakdown a first shift loses at most what it fell short of H, in a pool or by the hour at most H; idle hours come first. The deduction never exceeds the hire.',
    formula: '−Σ (1 − percentage ÷ 100) × idle hours × hour, at most max(0, H − worked) hours a day',
    example: 'Ten hours of rain at 60 %.',
    case: writtenHire({ terms: RAIN, days: june(2, { worked: '5', idle: { WEATHER: '5' } }) }),
  },
  {
    title: 'BREAKDOWN',
    file: 'breakdown.ts',
    rule: 'Hours that shifts lost because the supplier’s machine did not run are deducted, beyond the grace, which is that of a full cycle and scaled like every guarantee. What was made good the same day is not lost. With HALF_FULL, whole and half days are deducted instead, without a grace. The deduction never exceeds the sum of HIRE and STANDBY, so a used-up hire costs exactly zero.',
    formula: '−max(0, hours lost to breakdown − graceHours × share) × hour',
    example: 'Thirteen hours broken down, four free.',
    case: writtenHire({
      terms: { breakdown: { graceHours: '4' } },
      days: [...june(1, { breakdown: '8' }), ...june(2, { breakdown: '5' }).slice(1)],
    }),
  },
  {
    title: 'MINIMUM',
    file: 'minimum.ts',
    rule: 'The closing bill tops up a hire of fewer calendar days than the agreed minimum, to what the least days cost. A day costs at least R ÷ 31, so who stays longer never pays less. There is no top-up if the supplier is why the hire ended.',
    formula:
      'max(0, R × minimumDays ÷ 31 − HIRE of all cycles); by the day max(0, best(minimumDays) − best(days on hire))',
    example: 'Ten days on hire, fifteen agreed.',
    case: writtenHire({ terms: { minimumDays: 15 }, onHire: { from: '2026-06-01', to: '2026-06-10' }, closing: true }),
  },
  {
    title: 'Extras and GST',
    file: 'tax.ts',
    rule: 'Extras follow in the order given. GST is computed on the sum of all lines, each head rounded to paise: CGST and SGST (UTGST in a territory without a legislature) if the place of supply is the supplier’s state, otherwise IGST. A special economic zone has IGST, or no tax under a letter of undertaking. The total is rounded to the rupee. The place of supply is the state of the GSTIN billed; without one, of the address on record; without either, the supplier’s. It is never the site’s.',
    formula: 'CGST = SGST = taxable × rate ÷ 2; IGST = taxable × rate',
    example: 'Mobilisation of ₹12,000, supplied from Maharashtra (27) to Karnataka (29).',
    case: writtenHire({ extras: [{ code: 'MOB', amountPaise: 1_200_000 }], placeOfSupply: '29' }),
  },
]
