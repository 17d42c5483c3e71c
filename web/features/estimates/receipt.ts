import type { Estimate } from '#contract/estimates.ts'
import { formatRupees } from '#contract/money.ts'
import { receiptTexts } from '#contract/texts/estimates.receipt.en.ts'
import { calendarFile } from '#web/platform/calendar-file.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill, texts } from '#web/platform/text.ts'

export const receiptText = texts({ en: receiptTexts })

const ANSWER_MINUTES = 30

type Enquired = {
  enquiryId: string
  enquiryNumber: string
  answerDueAt: string | null
  place: string
  machines: readonly { productId: string; name: string; quantity: number }[]
  /** As shown with the enquiry. */
  estimate: Estimate | undefined
}

/** When the answer is due, and the planned days of each machine, for a calendar. */
export function enquiryCalendar({ enquiryId, enquiryNumber, answerDueAt, place, estimate }: Enquired, now: Date) {
  const text = receiptText()
  const common = { text: enquiryNumber, place }
  const answer =
    answerDueAt === null
      ? []
      : [
          {
            ...common,
            uid: `answer-${enquiryId}@yantra`,
            title: fill(text.answerEvent, { number: enquiryNumber }),
            at: new Date(answerDueAt),
            minutes: ANSWER_MINUTES,
            place: '',
          },
        ]
  const hires = (estimate?.lines ?? []).map(({ lineNo, quantity, productName, from, to }) => {
    const name = fill(text.machine, { quantity, name: productName })
    return { ...common, uid: `hire-${enquiryId}-${lineNo}@yantra`, title: fill(text.hireEvent, { name }), from, to }
  })
  return {
    label: text.calendar,
    name: `${enquiryNumber}.ics`,
    type: 'text/calendar',
    content: calendarFile([...answer, ...hires], now),
  }
}

/** Returns a receipt's facts beside number and date: the machines, the planned cost, and the time of the answer. */
export function receiptOf(enquired: Enquired, now: Date) {
  const text = receiptText()
  const { estimate, answerDueAt, machines } = enquired
  const isPriced = estimate !== undefined && estimate.lines.length > 0
  return {
    facts: [
      ...(isPriced ? [{ label: text.plannedCost, value: formatRupees(estimate.totalPaise) }] : []),
      ...(answerDueAt === null ? [] : [{ label: text.answerBy, value: instantText(answerDueAt) }]),
    ],
    messageText: text.machines,
    points: machines.map(({ quantity, name }) => fill(text.machine, { quantity, name })),
    file: enquiryCalendar(enquired, now),
  }
}
