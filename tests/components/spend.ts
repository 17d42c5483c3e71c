import type { Spend, SpendFigures, SpendGroup, SpendHire } from '#contract/dashboard.spend.ts'
import { idOf } from './samples.ts'

const none = { hours: '0', paidPaise: 0, deductedPaise: 0 }

export const figures = (
  accruedPaise: number,
  invoicedPaise: number,
  more: Partial<SpendFigures> = {},
): SpendFigures => ({
  accruedPaise,
  invoicedPaise,
  workedHours: '120.5',
  paisePerHour: 61_100,
  idle: [],
  breakdown: none,
  ...more,
})

const group = (key: string, hires: number, of: SpendFigures): SpendGroup => ({ key, name: key, hires, ...of })
const idle = [
  { cause: 'CLIENT_IDLE' as const, hours: '34.5', paise: 1_725_000 },
  { cause: 'WEATHER' as const, hours: '6', paise: 300_000 },
]
const breakdown = { hours: '9.5', paidPaise: 100_000, deductedPaise: 375_000 }

/** Three months, two of them with all that there is to show. */
export const aSpend = (more: Partial<Spend> = {}): Spend => ({
  by: 'MONTH',
  from: '2026-09',
  to: '2026-11',
  months: ['2026-08', '2026-09', '2026-10', '2026-11'],
  sites: [
    { key: idOf(500), name: 'Kharadi Tower B' },
    { key: idOf(501), name: 'Nerul Depot' },
  ],
  groups: [
    group('2026-09', 3, figures(29_420_000, 33_000_000)),
    group('2026-10', 5, figures(40_638_000, 29_420_000, { idle, breakdown })),
    group('2026-11', 5, figures(12_000_000, 0, { paisePerHour: null })),
  ],
  total: { ...group('', 5, figures(82_058_000, 62_420_000, { idle, breakdown, workedHours: '361.5' })), name: '' },
  ...more,
})

/** One of the hires behind a group. */
export const aSpendHire = (more: Partial<SpendHire> = {}): SpendHire => ({
  jobId: idOf(700),
  jobNumber: 'JOB-2627-000010',
  machineName: 'JLG 450AJ Articulated Boom Lift',
  fleetNumber: 'BL-014',
  siteName: 'Kharadi Tower B',
  poNumber: 'DBW/PO/2240',
  ...figures(12_300_000, 9_000_000),
  ...more,
})
