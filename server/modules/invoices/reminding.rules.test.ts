import { expect, test } from 'vitest'
import { addDays } from '#contract/dates.ts'
import { kindOf, nextReminder, stepDue } from './reminding.rules.ts'

const dueDate = '2026-11-20'

test('with the task each day an invoice is reminded of five times, each once', () => {
  const sent: number[] = []
  const days: string[] = []
  for (let day = -10; day < 60; day += 1) {
    const today = addDays(dueDate, day)
    const step = stepDue({ dueDate, sent }, today)
    if (step === undefined) continue
    expect(day).toBe(step)
    sent.push(step)
    days.push(kindOf(step))
  }
  expect(sent).toEqual([-3, 0, 7, 15, 30])
  expect(days).toEqual(['invoiceDueSoon', 'invoiceDueToday', 'invoiceOverdue', 'invoiceOverdue', 'invoiceOverdue'])
})

test('missed reminders do not follow one after the other', () => {
  expect(stepDue({ dueDate, sent: [-3] }, addDays(dueDate, 20))).toBe(15)
  expect(stepDue({ dueDate, sent: [-3, 15] }, addDays(dueDate, 20))).toBeUndefined()
})

test('the next reminder is today, on the day of its step, or never', () => {
  expect(nextReminder({ dueDate, sent: [] }, addDays(dueDate, -9))).toBe('2026-11-17')
  expect(nextReminder({ dueDate, sent: [] }, addDays(dueDate, -2))).toBe(addDays(dueDate, -2))
  expect(nextReminder({ dueDate, sent: [-3] }, addDays(dueDate, -2))).toBe(dueDate)
  expect(nextReminder({ dueDate, sent: [30] }, addDays(dueDate, 30))).toBeNull()
})
