// The entries of one shift.
import { z } from 'zod'
import { DAY_MINUTES } from './dates.ts'
import { boundedText, Id, optionalNote, optionalText } from './fields.ts'
import { folded } from './identifiers.ts'
import { inOrder, lasts, minutesOf, placed } from './logsheet-line.ts'

/** The activities of a slice of the day. */
export const sliceTypes = [
  'WORK',
  'SHIFTING',
  'IDLE_CLIENT',
  'IDLE_WEATHER',
  'IDLE_SUPPLIER',
  'FORCE_MAJEURE',
  'STATUTORY_STOP',
  'BREAKDOWN',
  'MAINTENANCE',
  'MEAL',
  'OFF',
] as const
export type SliceType = (typeof sliceTypes)[number]

/** The side at fault for a breakdown; the customer's is not deducted. */
export const breakdownCauses = ['SUPPLIER', 'CUSTOMER'] as const

export const SLICES_MAX = 96

/** A time on the grid of 15 minutes, from 00:00 to 24:00. */
const QuarterHour = z
  .string()
  .max(5, { abort: true })
  .regex(/^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/, 'invalid')

/**
 * From one time to another; a time before the first slice's start is of the next day. `00:00` to `24:00` is a whole day, and
 * no other slice ends at the time at which it begins.
 */
export const Slice = z
  .strictObject({
    from: QuarterHour,
    to: QuarterHour,
    type: z.enum(sliceTypes),
    cause: z.enum(breakdownCauses).nullable().default(null),
    note: optionalText(200),
  })
  .refine(lasts, { error: 'invalid', path: ['to'] })
export type Slice = z.infer<typeof Slice>

/** Hours of the meter, to a tenth. */
export const MeterReading = boundedText(8)
  .overwrite(folded)
  .regex(/^\d{1,6}(\.\d)?$/, 'invalid')

export const LitresFilled = boundedText(7)
  .overwrite(folded)
  .regex(/^\d{1,4}(\.\d)?$/, 'invalid')

const Fuel = z.strictObject({
  openingL: LitresFilled.nullable().default(null),
  issuedL: LitresFilled,
  closingL: LitresFilled.nullable().default(null),
})

export const PHOTOS_MAX = 12

/** Uploaded photographs in their order, each once. */
const PhotoIds = z
  .array(Id)
  .max(PHOTOS_MAX)
  .refine((ids) => new Set(ids).size === ids.length, 'invalid')
  .default([])

/** The slices of a shift, put in the order of their times. They are of at most 24 hours together. */
const Slices = z
  .array(Slice)
  .max(SLICES_MAX, { abort: true })
  .overwrite(inOrder)
  .refine((slices) => minutesOf(placed(slices)) <= DAY_MINUTES, 'invalid')

/** The entries of one shift. */
export const LogsheetContent = z.strictObject({
  slices: Slices,
  meterOpen: MeterReading.nullable(),
  meterClose: MeterReading.nullable(),
  fuel: Fuel.nullable().default(null),
  remarks: optionalNote(1000),
  photoIds: PhotoIds,
})
export type LogsheetContent = z.infer<typeof LogsheetContent>
