import type { z } from 'zod'
import type { ProductForm } from '#contract/catalogue.desk.ts'

/** A scissor lift as the desk enters it. */
export const aLift = (changes: Partial<z.input<typeof ProductForm>> = {}): z.input<typeof ProductForm> => ({
  name: 'Kestrel K-26 Electric Scissor Lift',
  make: 'Kestrel',
  model: 'K-26',
  subCategory: 'electric-scissor-lift',
  description: 'A narrow lift for finished floors.',
  applications: ['False ceilings indoors'],
  specs: [
    { key: 'platformHeightM', value: 7.9 },
    { key: 'workingHeightM', value: 9.9 },
    { key: 'powerSource', value: 'electric' },
    { key: 'platformCapacityKg', value: 230 },
  ],
  rateIncludes: 'machine only; operator on request at extra cost',
  mobilisation: { mode: 'truck', note: 'Moves on a single flat-bed truck.' },
  fuel: { type: 'battery-electric' },
  rentedWithOperator: 'optional',
  ...changes,
})
