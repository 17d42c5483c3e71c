import { Spend, type SpendFigures } from '#contract/dashboard.spend.ts'
import { makerOf } from './sample-of.ts'
import { idOf } from './samples.ts'

type Figures = Partial<SpendFigures>
export const figures = (accruedPaise: number, invoicedPaise: number, more: Figures = {}) => ({
  accruedPaise,
  invoicedPaise,
  workedHours: '120.5',
  paisePerHour: 61_100,
  ...more,
})

const waste: Figures = {
  idle: [
    { cause: 'CLIENT_IDLE', hours: '34.5', paise: 1_725_000 },
    { cause: 'WEATHER', hours: '6', paise: 300_000 },
  ],
  breakdown: { hours: '9.5', paidPaise: 100_000, deductedPaise: 375_000 },
}

/** Three months, two of them with all that there is to show. */
export const aSpend = makerOf(Spend, {
  by: 'MONTH',
  from: '2026-09',
  to: '2026-11',
  months: ['2026-08', '2026-09', '2026-10', '2026-11'],
  sites: [
    { key: idOf(500), name: 'Kharadi Tower B' },
    { key: idOf(501), name: 'Nerul Depot' },
  ],
  groups: [
    { key: '2026-09', name: '2026-09', hires: 3, ...figures(29_420_000, 33_000_000) },
    { key: '2026-10', name: '2026-10', hires: 5, ...figures(40_638_000, 29_420_000, waste) },
    { key: '2026-11', name: '2026-11', hires: 5, ...figures(12_000_000, 0, { paisePerHour: null }) },
  ],
  total: { key: '', name: '', hires: 5, ...figures(82_058_000, 62_420_000, { ...waste, workedHours: '361.5' }) },
})
