// Whether the meter of an inspection agrees with the logs; it warns in words and refuses nothing.

export const meterWarningKeys = [
  'belowKnown',
  'aboveFirstLog',
  'belowFirstLog',
  'belowOnHire',
  'belowLog',
  'aboveLog',
] as const
type MeterWarning = {
  readonly key: (typeof meterWarningKeys)[number]
  readonly params: Readonly<Record<string, string>>
}

/** A reading in hours, to a tenth, and the civil date of the log that has it. */
type Reading = { readonly date: string; readonly hours: string }
/** The known readings of one machine on one job. Hours are decimal strings. */
export type MeterFacts = {
  /** As read when the hire began; null before it, and once the machine is back. */
  readonly known: string | null
  /** The opening reading of its first log, and the closing reading of its last one. */
  readonly firstOpen: Reading | null
  readonly lastClose: Reading | null
  /** By the on-hire inspection of the same machine. */
  readonly onHire: string | null
}
type Inspected = { readonly kind: 'ON_HIRE' | 'OFF_HIRE'; readonly meter: string | null }

/** Hours that a machine may move between a log and an inspection without anybody wondering. */
const ORDINARY_HOURS = 1

const apart = (one: string, other: string) => (Math.round((Number(one) - Number(other)) * 10) / 10).toString()

function atStart(meter: string, { known, firstOpen }: MeterFacts): MeterWarning[] {
  const warnings: MeterWarning[] = []
  if (known !== null && Number(meter) < Number(known)) warnings.push({ key: 'belowKnown', params: { was: known } })
  if (firstOpen === null) return warnings
  const params = { date: firstOpen.date, was: firstOpen.hours }
  if (Number(firstOpen.hours) < Number(meter)) warnings.push({ key: 'aboveFirstLog', params })
  if (Number(firstOpen.hours) > Number(meter) + ORDINARY_HOURS)
    warnings.push({ key: 'belowFirstLog', params: { ...params, hours: apart(firstOpen.hours, meter) } })
  return warnings
}

function atEnd(meter: string, { onHire, lastClose }: MeterFacts): MeterWarning[] {
  const warnings: MeterWarning[] = []
  if (onHire !== null && Number(meter) < Number(onHire)) warnings.push({ key: 'belowOnHire', params: { was: onHire } })
  if (lastClose === null) return warnings
  const params = { date: lastClose.date, was: lastClose.hours }
  if (Number(meter) < Number(lastClose.hours)) warnings.push({ key: 'belowLog', params })
  if (Number(meter) > Number(lastClose.hours) + ORDINARY_HOURS)
    warnings.push({ key: 'aboveLog', params: { ...params, hours: apart(meter, lastClose.hours) } })
  return warnings
}

/** Warnings about an inspection's meter, judged by the logs of its machine on the job. */
export function meterWarnings({ kind, meter }: Inspected, facts: MeterFacts): MeterWarning[] {
  if (meter === null) return []
  return kind === 'ON_HIRE' ? atStart(meter, facts) : atEnd(meter, facts)
}
