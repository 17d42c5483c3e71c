/** The papers of a machine. Those of `mandatoryPapers` must be valid before the machine leaves the yard. */
export const paperKinds = [
  'REGISTRATION',
  'INSURANCE',
  'FITNESS',
  'POLLUTION',
  'INSPECTION',
  'LOAD_TEST',
  'OTHER',
] as const
export type PaperKind = (typeof paperKinds)[number]

/** What occupies a machine. */
export const bookingKinds = ['JOB', 'HOLD', 'MAINTENANCE'] as const
export type BookingKind = (typeof bookingKinds)[number]
