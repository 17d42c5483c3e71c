import { expect, test } from 'vitest'
import { formatDate } from '#contract/dates.ts'
import type { Invoice } from '#contract/invoices.ts'
import { formatRupees } from '#contract/money.ts'
import { aCompanysInvoice, makeEngineer } from '#tests/support/company-invoices.ts'
import { aBillableJob, anInvoice, drafted, issued } from '#tests/support/invoices.ts'
import { recorded } from '#tests/support/payments.ts'
import { aServer } from '#tests/support/server.ts'
import { deliverInvoiceNotification } from './notifying.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
type Person = Awaited<ReturnType<typeof server.signIn>>

/** Lists a person's notifications about invoices, oldest first. */
async function told({ call }: Person) {
  await server.runTasks()
  const { notifications } = await call('listNotifications', { query: { size: '100' } })
  return notifications.content
    .filter(({ kind }) => kind.startsWith('invoice'))
    .map(({ kind, title, text, url }) => ({ kind, title, text, url }))
    .toReversed()
}
const sentTo = async ({ phoneOrEmail }: Person, words: string) =>
  (await server.outbox(phoneOrEmail)).filter(({ text }) => text.includes(words))

/** Does the task of an issued invoice again, as after a server that was killed before it noted that it is done. */
const again = ({ invoiceId, totalPaise: amountPaise }: Invoice) =>
  deliverInvoiceNotification(
    { db: server.appDb, clock: server.clock.now },
    { kind: 'invoiceIssued', fact: `invoiceIssued:${invoiceId}`, invoiceId, amountPaise },
  )

const credit = async ({ invoiceId }: Invoice) => {
  const { call } = await server.signInStaff('ACCOUNTS')
  const lines = [{ lineNo: 1, amountPaise: 10_000 }]
  const body = { kind: 'CREDIT', reason: 'HOURS', explanation: 'Two hours less.', lines } as const
  return (await call('issueNote', { params: { id: invoiceId }, headers: { 'if-match': '*' }, body })).invoice
}

test('an invoice, its notes and its payments are notified once each, with a link to the invoice', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const { invoiceId, invoiceNumber, dueDate, balancePaise } = invoice
  const url = `/my-rental/invoice?invoice=${invoiceId}`
  const sites = invoice.sites.map(({ name }) => name).join(', ')
  const whole = {
    kind: 'invoiceIssued',
    title: `Invoice ${invoiceNumber}: ${formatRupees(balancePaise)}`,
    text: `For ${sites}. Please pay by ${formatDate(dueDate ?? '')}.`,
    url,
  }
  expect(await told(person)).toEqual([whole])
  const [sent, ...more] = await sentTo(person, whole.title)
  expect(sent?.text).toContain(url)
  expect(more).toEqual([])
  const credited = await credit(invoice)
  expect(await told(person)).toHaveLength(2)
  await recorded(server, { customerId: person.accountId }, [
    { invoiceId, amountPaise: 50_000, tdsPaise: 1000, tdsCode: 'RENT' },
  ])
  const title = `Payment for invoice ${invoiceNumber}: ₹510`
  const all = [
    whole,
    { kind: 'invoiceCredited', title: `Credit note for invoice ${invoiceNumber}: ₹118` },
    { kind: 'invoicePaid', title, text: expect.stringContaining(formatRupees(credited.balancePaise - 51_000)) },
  ]
  expect(await told(person)).toMatchObject(all)
  await again(invoice)
  expect(await told(person)).toMatchObject(all)
  for (const { title: sentTitle } of [whole, { title }]) expect(await sentTo(person, sentTitle)).toHaveLength(1)
})

test('a failed act notifies nobody', async () => {
  const { person, sheet } = await aBillableJob(server, productId)
  const { invoiceId } = await drafted(server, [sheet.summarySheetId])
  await issued(server, invoiceId)
  await expect(issued(server, invoiceId)).rejects.toMatchObject({ type: '/problems/status-conflict' })
  expect(await told(person)).toMatchObject([{ kind: 'invoiceIssued' }])
})

test('in a company, the administrators and the engineers of all sites of the invoice are notified', async () => {
  const { company, siteIds, draftId } = await aCompanysInvoice(server, productId, ['Kharadi Tower B', 'Nerul Depot'])
  const { admin, user } = company
  const [kharadi = '', nerul = ''] = siteIds
  await makeEngineer(company, kharadi)
  const invoice = await issued(server, draftId)
  expect(await told(admin)).toMatchObject([
    { kind: 'invoiceIssued', text: expect.stringContaining('Kharadi Tower B, Nerul Depot') },
  ])
  // A person who sees only one of its sites may not open it.
  expect(await told(user)).toEqual([])
  await makeEngineer(company, nerul)
  await credit(invoice)
  expect(await told(user)).toMatchObject([{ kind: 'invoiceCredited' }])
})
