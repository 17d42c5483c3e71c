// A day between the contract and the form, which holds texts alone.
import {
  breakdownCauses,
  LitresFilled,
  type LogsheetContent,
  MeterReading,
  type Slice,
  sliceTypes,
} from '#contract/logsheets.content.ts'

export type SliceDraft = Record<'from' | 'to' | 'type' | 'cause' | 'note', string>
export type LogFields = Record<
  'meterOpen' | 'meterClose' | 'fuelOpening' | 'fuelIssued' | 'fuelClosing' | 'remarks',
  string
>
export type LogDraft = LogFields & { slices: SliceDraft[] }

const slice = (from: string, to: string, type: Slice['type']): Slice => ({ from, to, type, cause: null, note: null })

/** What a new log begins with: nine hours of work with a meal between. */
export const ordinaryDay: LogsheetContent = {
  slices: [slice('08:00', '13:00', 'WORK'), slice('13:00', '14:00', 'MEAL'), slice('14:00', '18:00', 'WORK')],
  meterOpen: null,
  meterClose: null,
  fuel: null,
  remarks: null,
}

export const draftOf = ({ slices, meterOpen, meterClose, fuel, remarks }: LogsheetContent): LogDraft => ({
  meterOpen: meterOpen ?? '',
  meterClose: meterClose ?? '',
  fuelOpening: fuel?.openingL ?? '',
  fuelIssued: fuel?.issuedL ?? '',
  fuelClosing: fuel?.closingL ?? '',
  remarks: remarks ?? '',
  slices: slices.map(({ from, to, type, cause, note }) => ({ from, to, type, cause: cause ?? '', note: note ?? '' })),
})

/** Text that was typed; null for none. */
export const typed = (text: string) => (text.trim() === '' ? null : text.trim())

const reading = (text: string) => MeterReading.safeParse(text.trim()).data ?? null
const litres = (text: string) => LitresFilled.safeParse(text.trim()).data ?? null

function toSlice({ from, to, type, cause, note }: SliceDraft): Slice {
  const known = sliceTypes.find((one) => one === type) ?? 'WORK'
  const whose = known === 'BREAKDOWN' ? breakdownCauses.find((one) => one === cause) : undefined
  return { from, to, type: known, cause: whose ?? null, note: typed(note) }
}

/** The day as typed; a reading that is no number counts as not read. */
export function contentOf({ slices, meterOpen, meterClose, remarks, ...fuel }: LogDraft): LogsheetContent {
  const [openingL, closingL] = [litres(fuel.fuelOpening), litres(fuel.fuelClosing)]
  const issuedL = litres(fuel.fuelIssued)
  const isFilled = openingL !== null || issuedL !== null || closingL !== null
  return {
    slices: slices.map(toSlice),
    meterOpen: reading(meterOpen),
    meterClose: reading(meterClose),
    fuel: isFilled ? { openingL, issuedL: issuedL ?? '0', closingL } : null,
    remarks: typed(remarks),
  }
}

/** All times of the grid of 15 minutes, from 00:00 to 24:00. */
export const quarterHours = Array.from({ length: 97 }, (_, quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
})

/** A further slice: an hour from the end of the last one. */
export function sliceAfter(slices: readonly SliceDraft[]): SliceDraft {
  const last = slices.at(-1)?.to ?? '08:00'
  const from = last === '24:00' ? '00:00' : last
  const to = quarterHours[quarterHours.indexOf(from) + 4] ?? '24:00'
  return { from, to, type: 'WORK', cause: '', note: '' }
}
