/** The form for a hire beside its price. */
export const hireFormTexts = {
  label: 'Your hire',
  quantity: 'Machines',
  duration: 'For',
  period: 'Period',
  DAY: 'days',
  WEEK: 'weeks',
  MONTH: 'months',
  from: 'From',
  to: 'Until',
  toHint: 'An end date replaces the duration.',
  operator: 'With operator',
  update: 'Update price',
} as const
