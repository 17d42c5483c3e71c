import type { InboxItem } from '#contract/enquiries.inbox.ts'
import { plural } from '#web/platform/text.ts'
import type { InboxTexts } from './inbox-texts.ts'

type Length = Pick<InboxItem['machines'][number], 'period' | 'duration'>

/** `3 months`. */
export const lengthText = ({ period, duration }: Length, text: InboxTexts) =>
  plural(duration, { DAY: text.days, WEEK: text.weeks, MONTH: text.months }[period])

/** `2 Genie GS-3246, 1 JLG 450AJ`. */
export const machinesText = (machines: InboxItem['machines']) =>
  machines.map(({ quantity, productName }) => `${quantity} ${productName}`).join(', ')

/** The length that all machines share; otherwise undefined. */
export function sharedLength(machines: readonly Length[], text: InboxTexts) {
  const lengths = new Set(machines.map((machine) => lengthText(machine, text)))
  return lengths.size === 1 ? [...lengths][0] : undefined
}
