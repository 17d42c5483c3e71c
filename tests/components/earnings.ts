import { Earnings, LowEarners } from '#contract/dashboard.earnings.ts'
import { makerOf, sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'

type Figures = readonly [jobDays: number, availableDays: number, hirePaise: number, potentialPaise: number]
const use = (name: string, machines: number, [jobDays, availableDays, hirePaise, potentialPaise]: Figures) => ({
  key: name,
  name,
  machines,
  jobDays,
  availableDays,
  hirePaise,
  potentialPaise,
})
const brought = (key: string, accruedPaise: number, invoicedPaise: number, name = key) => ({
  key,
  name,
  accruedPaise,
  invoicedPaise,
})

const lift = { fleetNumber: 'BL-014', productName: 'JLG 450AJ Articulated Boom Lift', yardName: 'Chakan yard' }
const set = {
  machineId: idOf(2),
  fleetNumber: 'DG-011',
  productName: 'Cummins 125 kVA Diesel Generator',
  yardName: 'Taloja yard',
}
const crane = {
  machineId: idOf(3),
  fleetNumber: 'CR-003',
  productName: 'ACE 14XW Pick and Carry Crane',
  yardName: 'Chakan yard',
}

const byProduct = [
  use('JLG 450AJ Articulated Boom Lift', 4, [96, 118, 52_00_000, 57_20_000]),
  use('Komatsu PC210LC Excavator', 3, [90, 90, 66_00_000, 58_50_000]),
  use('Genie GS-1930 Scissor Lift', 8, [130, 236, 21_40_000, 37_76_000]),
  use('JCB 3DX Backhoe Loader', 3, [40, 88, 14_00_000, 29_04_000]),
  use('Cummins 125 kVA Diesel Generator', 2, [0, 60, 0, 8_80_000]),
  ...['ACE 14XW Pick and Carry Crane', 'Schwing SP 1800 Concrete Pump', 'CAT 320 Excavator', 'Ajax Argo 2500'].map(
    (name) => use(name, 1, [12, 30, 3_00_000, 5_00_000]),
  ),
]

const span = { period: '30D', from: '2026-10-26', to: '2026-11-24' } as const

/** Thirty days of 24 machines in two yards. */
export const someEarnings = makerOf(Earnings, {
  ...span,
  utilisation: {
    total: { ...use('', 24, [404, 712, 1_69_40_000, 2_11_30_000]), unpriced: 1 },
    byProduct,
    byYard: [
      use('Chakan yard', 16, [300, 470, 1_20_00_000, 1_40_00_000]),
      use('Taloja yard', 8, [104, 242, 49_40_000, 71_30_000]),
    ],
  },
  revenue: {
    total: brought('', 1_84_25_050, 1_42_10_000),
    byMonth: [brought('2026-10', 38_25_050, 1_02_10_000), brought('2026-11', 1_46_00_000, 40_00_000)],
    byProduct: byProduct
      .filter(({ hirePaise }) => hirePaise > 0)
      .map(({ name, hirePaise }) => brought(name, hirePaise, Math.round(hirePaise / 2))),
    byCity: [brought('pune', 1_24_25_050, 1_02_10_000, 'Pune'), brought('mumbai', 60_00_000, 40_00_000, 'Mumbai')],
  },
  idle: {
    machines: [
      { ...set, availableDays: 30, unearnedPaise: 4_40_000 },
      { ...lift, availableDays: 12 },
    ],
    count: 2,
    unearnedPaise: 4_40_000,
  },
})

/** One that was idle, one below its own cost, and one whose cost nobody has entered. */
export const someLowEarners = makerOf(LowEarners, {
  ...span,
  machines: [
    { ...set, availableDays: 30, ownCostPaise: 21_00_000, lostPaise: 21_00_000 },
    { ...crane, availableDays: 30, jobDays: 12, hirePaise: 9_40_000, ownCostPaise: 14_90_000, lostPaise: 5_50_000 },
    { ...lift, availableDays: 12 },
  ],
  count: 3,
  lostPaise: 26_50_000,
})

/** A house without machines and hires. */
export const noEarnings = () => sampleOf(Earnings, { ...span, revenue: { byMonth: [brought('2026-11', 0, 0)] } })
