import type { Enquiry } from '#contract/enquiries.ts'
import { fill } from '#web/platform/text.ts'
import { isPast } from './desk-time.ts'
import { officeHoursText, promisedAt } from './office-hours.ts'
import { type TalkTexts, useTalkTexts } from './talk-texts.ts'

/** The next step of an enquiry, its time, and the office hours. */
export function WhatNext({ enquiry }: { enquiry: Enquiry }) {
  const text = useTalkTexts()
  const hours = officeHoursText(enquiry.officeHours, text)
  return (
    <section aria-label={text.next} className="card border-l-4 border-l-amber p-5">
      <h2 className="heading mb-1 text-xl">{text.next}</h2>
      <p>{nextStep(enquiry, text)}</p>
      {hours !== '' && enquiry.status !== 'CANCELLED' && (
        <p className="mt-1 text-sm text-ink-2 tabular-nums">{fill(text.officeHours, { hours })}</p>
      )}
    </section>
  )
}

function nextStep({ status, firstAnsweredAt, answerDueAt, messages }: Enquiry, text: TalkTexts) {
  if (status === 'CANCELLED') return text.cancelledNext
  if (status === 'SUBMITTED' && firstAnsweredAt === null) return firstAnswer(answerDueAt, text)
  if (messages.at(-1)?.from === 'CUSTOMER') return text.weAnswer
  return {
    SUBMITTED: text.answered,
    QUOTED: text.quoted,
    ACCEPTED: text.accepted,
    DECLINED: text.closed,
    EXPIRED: text.closed,
  }[status]
}

function firstAnswer(dueAt: string | null, text: TalkTexts) {
  if (dueAt === null) return text.answerSoon
  return isPast(dueAt) ? text.answerLate : fill(text.answersBy, { at: promisedAt(dueAt, text) })
}
