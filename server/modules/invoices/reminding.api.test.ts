import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { Invoice } from '#contract/invoices.ts'
import { formatRupees } from '#contract/money.ts'
import { anInvoice, reportedAsPaid, setReminders } from '#tests/support/invoices.ts'
import { recorded } from '#tests/support/payments.ts'
import { aServer } from '#tests/support/server.ts'
import { enterCode } from '#tests/support/session.ts'
import { remindOfInvoices } from './reminding.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const today = () => dateInIndia(server.clock.now())
type Billed = Awaited<ReturnType<typeof anInvoice>>

/** Sets the due date, which the desk cannot. */
const setDue = async ({ invoiceId }: Invoice, dueDate: string) =>
  server.db.asOwner(async (owner) => {
    await owner.rows(sql`alter table invoice disable trigger invoice_stays`)
    await owner.rows(sql`
      update invoice set due_date = ${dueDate}, invoice_date = least(invoice_date, ${dueDate}::date) where invoice_id = ${invoiceId}`)
    await owner.rows(sql`alter table invoice enable trigger invoice_stays`)
  })
/** An invoice that is due some days from now. */
async function dueIn(days: number) {
  const billed = await anInvoice(server, productId)
  await setDue(billed.invoice, addDays(today(), days))
  return billed
}
const run = () => remindOfInvoices({ db: server.appDb, clock: server.clock.now })
const daily = async () => {
  server.clock.advance({ days: 1 })
  await run()
}
const desk = async () => (await server.signInStaff('ACCOUNTS')).call
const remindersOf = async ({ invoiceId }: Invoice) =>
  (await (await desk())('getInvoiceReminders', { params: { id: invoiceId } })).reminders
const stepsOf = async (invoice: Invoice) => (await remindersOf(invoice)).sent.map(({ step }) => step)

/** The reminders sent to a person, the oldest first; a session of days ago has ended. */
async function told({ person }: Billed) {
  await server.runTasks()
  server.clock.advance({ hours: 24 })
  await server.runTasks()
  const call = server.callAs((await enterCode(server, person.phoneOrEmail)).accessToken)
  const { notifications } = await call('listNotifications', { query: { lang: 'en', size: '100' } })
  return notifications.content.filter(({ kind }) => /^invoice(Due|Over)/.test(kind)).toReversed()
}

test('an unpaid invoice is reminded of once a step, also if the task runs twice and three at once', async () => {
  const { invoice } = await dueIn(4)
  await run()
  expect(await stepsOf(invoice)).toEqual([])
  expect((await remindersOf(invoice)).nextOn).toBe(addDays(today(), 1))
  await daily()
  expect(await stepsOf(invoice)).toEqual([-3])
  await Promise.all([run(), run(), run()])
  for (let day = 0; day < 3; day += 1) await daily()
  await run()
  expect(await stepsOf(invoice)).toEqual([-3, 0])
  expect(await remindersOf(invoice)).toMatchObject({
    isStopped: false,
    nextOn: addDays(today(), 7),
    sent: [{ outstandingPaise: invoice.totalPaise }, { on: today() }],
  })
  const { events } = (await (await desk())('getDeskInvoice', { params: { id: invoice.invoiceId } })).invoice
  expect(events.map(({ event }) => event)).toEqual(['draft', 'issue', 'remind', 'remind'])
})

test('the payers are reminded in the morning, once, of the amount still due', async () => {
  const billed = await dueIn(-8)
  const { invoice, person } = billed
  await recorded(server, { customerId: person.accountId }, [{ invoiceId: invoice.invoiceId, amountPaise: 10_000 }])
  await run()
  await run()
  const owed = formatRupees(invoice.totalPaise - 10_000)
  expect(await told(billed)).toMatchObject([
    {
      kind: 'invoiceOverdue',
      title: `Invoice ${invoice.invoiceNumber} is 8 days overdue: ${owed}`,
      url: `/my-rental/invoice?invoice=${invoice.invoiceId}`,
    },
  ])
  const notices = await server.outbox(person.phoneOrEmail)
  expect(notices.filter(({ text }) => text.includes(`8 days overdue: ${owed}`))).toHaveLength(1)
})

test('people who opted out get no such message', async () => {
  const billed = await dueIn(-8)
  const preferences = [{ kind: 'invoiceOverdue' as const, email: false, sms: false }]
  await billed.person.call('saveNotificationPreferences', { body: { preferences } })
  await run()
  expect(await told(billed)).toHaveLength(1)
  const notices = await server.outbox(billed.person.phoneOrEmail)
  expect(notices.filter(({ text }) => text.includes('overdue'))).toEqual([])
})

/** A house with an Udyam number on its invoices, and a bank rate of 5.5 % since April. */
async function asSmallEnterprise() {
  const owner = await server.signInStaff()
  const { company } = (await owner.call('getSettings')).settings
  const udyam = 'UDYAM-MH-19-0123456'
  const bankRates = [{ from: '2020-04-01', percent: '5.5' }]
  const save = (body: object) => owner.call('saveSettings', { headers: { 'if-match': '*' }, body })
  await save({ company: { ...company, udyam }, bankRates })
  onTestFinished(async () => {
    const again = (await server.signInStaff()).call
    await again('saveSettings', { headers: { 'if-match': '*' }, body: { company, bankRates: [] } })
  })
}

test('a reminder of a small enterprise’s late invoice names the interest by law, on the channels chosen for such', async () => {
  await asSmallEnterprise()
  const billed = await dueIn(-8)
  const { invoice, person } = billed
  const { lateInterest } = (await person.call('getInvoice', { params: { invoiceId: invoice.invoiceId } })).invoice
  const paise = Math.round((invoice.totalPaise * 0.165 * 8) / 365)
  expect(lateInterest).toMatchObject({ principalPaise: invoice.totalPaise, interestPaise: paise, parts: [{ days: 8 }] })
  await person.call('saveNotificationPreferences', {
    body: { preferences: [{ kind: 'invoiceOverdue' as const, email: false, sms: false }] },
  })
  await run()
  const [notification] = await told(billed)
  expect(notification).toMatchObject({ kind: 'invoiceOverdueInterest' })
  expect(notification?.text).toContain(`Statutory interest to date: ${formatRupees(paise)}`)
  expect((await server.outbox(person.phoneOrEmail)).filter(({ text }) => text.includes('overdue'))).toEqual([])
  const entries = await server.db.rows(
    sql`select from ledger_line where debit_paise = ${paise} or credit_paise = ${paise}`,
  )
  expect(entries).toEqual([])
})

test('a paid invoice is not reminded of any more', async () => {
  const { invoice, person } = await dueIn(-8)
  const { invoiceId, totalPaise: amountPaise } = invoice
  await recorded(server, { customerId: person.accountId, amountPaise }, [{ invoiceId, amountPaise }])
  await run()
  expect(await remindersOf(invoice)).toEqual({
    isStopped: false,
    nextOn: null,
    pausedUntil: null,
    reports: [],
    sent: [],
    stops: [],
  })
  const stop = setReminders(server, invoiceId, 'stopReminders')
  await expect(stop).rejects.toMatchObject({ type: '/problems/status-conflict' })
})

test('the desk stops and resumes reminders, and sees who did it, when and why', async () => {
  const { invoice, person } = await dueIn(0)
  const { invoiceId } = invoice
  expect(await setReminders(server, invoiceId, 'stopReminders')).toMatchObject({ isStopped: true, nextOn: null })
  await run()
  expect(await stepsOf(invoice)).toEqual([])
  await expect(setReminders(server, invoiceId, 'stopReminders')).rejects.toMatchObject({ status: 409 })
  const resumed = await setReminders(server, invoiceId, 'resumeReminders')
  const about = { reason: 'They pay on Friday.', by: expect.stringMatching(/\S/), at: expect.stringMatching(/Z$/) }
  expect(resumed).toMatchObject({ isStopped: false, nextOn: today(), stops: [{ ...about, resumed: about }] })
  await run()
  expect(await stepsOf(invoice)).toEqual([0])
  // Why the desk waits is its own affair.
  const seen = await person.call('getInvoice', { params: { invoiceId } })
  expect(JSON.stringify(seen)).not.toContain('Friday')
})

test('a stop names the state of the invoice that the desk has seen', async () => {
  const { invoice } = await dueIn(5)
  const call = await desk()
  const params = { id: invoice.invoiceId }
  const body = { reason: 'They pay on Friday.' }
  await expect(call('stopReminders', { params, headers: {}, body })).rejects.toMatchObject({ status: 428 })
  const headers = { 'if-match': 'W/"2"' }
  await call('stopReminders', { params, headers, body })
  await expect(call('resumeReminders', { params, headers, body })).rejects.toMatchObject({ status: 412 })
})

test('the database allows one reminder per step and one stop at a time', async () => {
  const { invoice } = await dueIn(-1)
  await run()
  const again = sql`
    insert into invoice_reminder select invoice_id, step, outstanding_paise, reminded_on from invoice_reminder
    where invoice_id = ${invoice.invoiceId}`
  await expect(server.db.asOwner((owner) => owner.rows(again))).rejects.toMatchObject({ code: '23505' })
  await setReminders(server, invoice.invoiceId, 'stopReminders')
  const twice = sql`
    insert into invoice_reminder_stop (stop_id, invoice_id, reason, stopped_by, stopped_at)
    select gen_random_uuid(), invoice_id, reason, stopped_by, stopped_at from invoice_reminder_stop
    where invoice_id = ${invoice.invoiceId}`
  await expect(server.db.asOwner((owner) => owner.rows(twice))).rejects.toMatchObject({ code: '23505' })
})

test('a report of the payment pauses reminders for seven days, or until the desk answers', async () => {
  const [waiting, answered] = [await dueIn(3), await dueIn(3)]
  await reportedAsPaid(waiting.person, waiting.invoice.invoiceId)
  const { reportId } = await reportedAsPaid(answered.person, answered.invoice.invoiceId)
  await run()
  expect([await stepsOf(waiting.invoice), await stepsOf(answered.invoice)]).toEqual([[], []])
  expect(await remindersOf(waiting.invoice)).toMatchObject({
    pausedUntil: addDays(today(), 7),
    nextOn: addDays(today(), 8),
    reports: [{ status: 'REPORTED' }],
  })
  const params = { id: reportId }
  await (await desk())('declinePaymentReport', { params, body: { reply: 'No such transfer came in.' } })
  expect(await remindersOf(answered.invoice)).toMatchObject({ pausedUntil: null, nextOn: today() })
  await run()
  expect([await stepsOf(waiting.invoice), await stepsOf(answered.invoice)]).toEqual([[], [-3]])
  for (let day = 0; day < 6; day += 1) await daily()
  expect(await stepsOf(waiting.invoice)).toEqual([])
  await daily()
  expect(await stepsOf(waiting.invoice)).toEqual([0])
})
