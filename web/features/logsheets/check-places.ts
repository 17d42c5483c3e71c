import type { Check, CheckKey } from '#contract/logsheet-checks.ts'
import type { LogsheetContent } from '#contract/logsheets.content.ts'

/** The field at which each check speaks. */
export const placeOf: Record<CheckKey, 'slices' | 'meterClose' | 'fuelClosing'> = {
  noSlices: 'slices',
  overlap: 'slices',
  longDay: 'slices',
  uncovered: 'slices',
  meterBack: 'meterClose',
  meterDay: 'meterClose',
  meterMissing: 'meterClose',
  meterGap: 'meterClose',
  meterHours: 'meterClose',
  fuelNorm: 'fuelClosing',
  breakdownMissing: 'slices',
  otherLog: 'slices',
  otherHire: 'slices',
  notOver: 'slices',
  telematics: 'meterClose',
}

/** Whether a warning still waits for a remark. */
export const wantsRemark = ({ remarks }: Pick<LogsheetContent, 'remarks'>, checks: readonly Check[]) =>
  remarks === null && checks.some(({ level }) => level === 'WARN')
