import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { InvoicedMachine } from '#contract/invoices.machines.ts'
import { inWords } from '#server/hire/words.ts'
import { newId } from '#server/platform/ids.ts'
import { aMachine } from '#tests/support/hire.ts'
import { aBillableJob, anInvoice, drafted, issued } from '#tests/support/invoices.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const fresh = { 'if-match': '*' }
const accounts = async () => (await server.signInStaff('ACCOUNTS')).call
const paise = (lines: readonly { amountPaise: number }[]) => lines.reduce((sum, line) => sum + line.amountPaise, 0)

test('a certified sheet is drafted, issued under a number and read by its customer', async () => {
  const { person, sheet } = await aBillableJob(server, productId)
  const call = await accounts()
  const { sheets } = await call('listBillableSheets')
  expect(sheets.find(({ summarySheetId }) => summarySheetId === sheet.summarySheetId)).toMatchObject({
    amountPaise: sheet.taxablePaise,
    lines: sheet.lines.length,
  })
  const draft = await drafted(server, [sheet.summarySheetId])
  const { invoiceId } = draft
  expect(draft).toMatchObject({ status: 'DRAFT', invoiceNumber: null, taxablePaise: sheet.taxablePaise })
  expect(draft.lines.map(({ lineId, sac }) => [lineId, sac])).toEqual(
    sheet.lines.map(({ lineId }) => [lineId, '997313']),
  )
  expect((await call('listBillableSheets')).sheets).not.toContainEqual(
    expect.objectContaining({ summarySheetId: sheet.summarySheetId }),
  )
  // Customers see what was issued to them.
  await expect(person.call('getInvoice', { params: { invoiceId } })).rejects.toMatchObject({ status: 404 })
  const invoice = await issued(server, invoiceId)
  expect(invoice.invoiceNumber).toMatch(/^INV\/\d{4}\/\d{6}$/)
  expect(invoice).toMatchObject({
    status: 'ISSUED',
    invoiceDate: dateInIndia(server.clock.now()),
    taxablePaise: paise(sheet.lines),
    balancePaise: invoice.totalPaise,
    amountInWords: inWords(invoice.totalPaise),
    events: [{ event: 'draft' }, { event: 'issue', status: 'ISSUED' }],
  })
  const { cgstPaise, sgstPaise, igstPaise, roundOffPaise } = invoice
  expect(invoice.taxablePaise + cgstPaise + sgstPaise + igstPaise + roundOffPaise).toBe(invoice.totalPaise)
  const posted = await server.db.asOwner((owner) =>
    owner.rows(sql<{ account: string; paise: number }>`
      select l.account, (l.debit_paise - l.credit_paise)::float8 as paise from ledger_line l join ledger_entry e using (entry_id)
      where e.doc_id = ${invoiceId} and l.account in ('RECEIVABLES', 'HIRE_INCOME') order by 1`),
  )
  expect(posted).toEqual([
    { account: 'HIRE_INCOME', paise: -invoice.taxablePaise },
    { account: 'RECEIVABLES', paise: invoice.totalPaise },
  ])
  const read = await person.call('getInvoice', { params: { invoiceId } })
  expect(read.invoice).toEqual(invoice)
  const { summarySheet } = await person.call('getSummarySheet', { params: { summarySheetId: sheet.summarySheetId } })
  expect(summarySheet.status).toBe('BILLED')
  const list = await person.call('listInvoices', { query: {} })
  expect(list.invoices.content.map((one) => one.invoiceId)).toEqual([invoiceId])
  expect(list.totals).toMatchObject({ outstandingPaise: invoice.totalPaise, overduePaise: 0, receivedPaise: 0 })
})

test('each line names the machines of its days by their numbers, and carries its quantity and rate', async () => {
  const { sheet, jobId } = await aBillableJob(server, productId)
  const other = await aMachine(server, productId)
  const swapOn = (date: string) =>
    server.db.asOwner(async (owner) => {
      await owner.rows(sql`delete from job_swap where job_id = ${jobId}`)
      await owner.rows(sql`
        insert into job_swap (swap_id, job_id, swapped_on, out_machine_id, out_fleet_number, out_serial_number, out_meter,
          in_machine_id, in_fleet_number, in_serial_number, in_meter, reason, swapped_by, swapped_at)
        select ${newId(server.clock.now().getTime())}, job_id, ${date}, o.machine_id, o.fleet_number, o.serial_number, 1,
          i.machine_id, i.fleet_number, i.serial_number, 1, 'Its pump is worn.', 'Ravi', now()
        from job join machine i on i.machine_id = job.machine_id join machine o on o.machine_id = ${other}
        where job_id = ${jobId}`)
      return owner.rows(sql<InvoicedMachine & { isOut: boolean }>`
        select fleet_number, serial_number, registration_number, machine_id = ${other} as is_out from machine
        where machine_id in (${other}, (select machine_id from job where job_id = ${jobId})) order by fleet_number`)
    })
  const both = await swapOn(sheet.period.to)
  const named = (wanted: (isOut: boolean) => boolean) =>
    both.filter(({ isOut }) => wanted(isOut)).map(({ isOut: _out, ...machine }) => machine)
  const { invoiceId, lines } = await drafted(server, [sheet.summarySheetId])
  expect(lines[0]?.machines).toEqual(named(() => true))
  expect(lines.map(({ quantity, unit, ratePaise }) => ({ quantity, unit, ratePaise }))).toEqual(
    sheet.lines.map(({ quantity, unit, ratePaise }) => ({ quantity, unit, ratePaise })),
  )
  const call = await accounts()
  const machinesNow = async () =>
    (await call('getDeskInvoice', { params: { id: invoiceId } })).invoice.lines[0]?.machines
  await swapOn(sheet.period.from)
  expect(await machinesNow()).toEqual(named((isOut) => !isOut))
  await swapOn(addDays(sheet.period.to, 1))
  expect(await machinesNow()).toEqual(named((isOut) => isOut))
})

test('a line is billed once: a second draft of its sheet finds nothing, until the first is discarded', async () => {
  const { sheet } = await aBillableJob(server, productId)
  const { invoiceId } = await drafted(server, [sheet.summarySheetId])
  const again = () => drafted(server, [sheet.summarySheetId])
  await expect(again()).rejects.toMatchObject({ type: '/problems/nothing-to-bill' })
  const call = await accounts()
  await call('discardInvoice', { params: { id: invoiceId }, headers: fresh })
  expect((await again()).lines).toHaveLength(sheet.lines.length)
})

test('sheets of two customers do not stand on one invoice', async () => {
  const [one, other] = [await aBillableJob(server, productId), await aBillableJob(server, productId)]
  const both = [one.sheet.summarySheetId, other.sheet.summarySheetId]
  await expect(drafted(server, both)).rejects.toMatchObject({ type: '/problems/bills-differ' })
})

test('accounts choose another code with a note; a code without a rate is refused', async () => {
  const { sheet } = await aBillableJob(server, productId)
  const { invoiceId, lines } = await drafted(server, [sheet.summarySheetId])
  const call = await accounts()
  const lineId = lines[0]?.lineId ?? ''
  const save = (sac: string) =>
    call('saveInvoice', {
      params: { id: invoiceId },
      headers: fresh,
      body: { note: 'As agreed', sacs: [{ lineId, sac, note: 'With its driver' }] },
    })
  await expect(save('999999')).rejects.toMatchObject({ type: '/problems/validation' })
  const { invoice } = await save('996601')
  expect(invoice.lines[0]).toMatchObject({ sac: '996601', sacNote: 'With its driver' })
  expect(invoice.lines.slice(1).every(({ sac, sacNote }) => sac === '997313' && sacNote === null)).toBe(true)
  expect((await issued(server, invoiceId)).lines[0]?.sac).toBe('996601')
})

test('each finding of the checks needs an answer, which the customer reads beside it', async () => {
  const { person, jobId, sheet } = await aBillableJob(server, productId)
  const { invoiceId } = await drafted(server, [sheet.summarySheetId])
  // The off-hire was moved to an earlier day after the sheet was certified.
  const stop = sheet.period.from
  await server.db.asOwner((owner) => owner.rows(sql`update job set billing_stops_at = ${stop} where job_id = ${jobId}`))
  const call = await accounts()
  const params = { id: invoiceId }
  const { invoice: draft } = await call('getDeskInvoice', { params })
  expect(draft.checks.filter(({ result }) => result === 'FINDING').map(({ rule }) => rule)).toEqual(['DAYS'])
  const issue = (answers: { rule: string; answer: string }[]) =>
    call('issueInvoice', { params, headers: fresh, body: { answers } })
  await expect(issue([])).rejects.toMatchObject({
    type: '/problems/unanswered-findings',
    violations: [{ field: 'answers.DAYS' }],
  })
  await issue([{ rule: 'DAYS', answer: 'You asked us to stay for two more days.' }])
  const { invoice } = await person.call('getInvoice', { params: { invoiceId } })
  expect(invoice.checks.find(({ rule }) => rule === 'DAYS')?.answer?.text).toBe(
    'You asked us to stay for two more days.',
  )
  expect(invoice.checks.every(({ result, answer }) => (result === 'FINDING') === (answer !== null))).toBe(true)
})

test('the database refuses a document with a finding that nobody answered', async () => {
  const { sheet } = await aBillableJob(server, productId)
  const { invoiceId } = await drafted(server, [sheet.summarySheetId])
  const document = JSON.stringify({ checks: [{ rule: 'DAYS', result: 'FINDING', answer: null }] })
  const keep = server.db.asOwner((owner) =>
    owner.rows(sql`
      update invoice set document = ${document}::jsonb, invoice_number = 'INV/2021/999999', hash = repeat('a', 64),
        settings_version = 1, invoice_date = '2021-04-01', due_date = '2021-05-01', issued_by = 'Farida', issued_at = now()
      where invoice_id = ${invoiceId}`),
  )
  await expect(keep).rejects.toThrow(/invoice_checks_answered/)
})

test('an issued invoice never changes, not even in the database', async () => {
  const { invoice } = await anInvoice(server, productId)
  const { invoiceId } = invoice
  const call = await accounts()
  const params = { id: invoiceId }
  await expect(call('discardInvoice', { params, headers: fresh })).rejects.toMatchObject({
    type: '/problems/status-conflict',
  })
  await expect(call('issueInvoice', { params, headers: fresh, body: {} })).rejects.toMatchObject({
    type: '/problems/status-conflict',
  })
  for (const change of [
    sql`update invoice set note = 'Other' where invoice_id = ${invoiceId}`,
    sql`update invoice set total_paise = total_paise + 100, taxable_paise = taxable_paise + 100 where invoice_id = ${invoiceId}`,
    sql`delete from invoice where invoice_id = ${invoiceId}`,
    sql`update invoice_line set amount_paise = 1 where invoice_id = ${invoiceId}`,
    sql`delete from invoice_line where invoice_id = ${invoiceId}`,
  ])
    await expect(server.db.asOwner((owner) => owner.rows(change))).rejects.toMatchObject({ code: '23000' })
})

test('the database bills agreed lines only, at the agreed amount', async () => {
  const { sheet } = await aBillableJob(server, productId)
  const { invoiceId } = await drafted(server, [sheet.summarySheetId])
  await expect(
    server.db.asOwner((owner) =>
      owner.rows(sql`update invoice_line set amount_paise = amount_paise + 1 where invoice_id = ${invoiceId}`),
    ),
  ).rejects.toMatchObject({ code: '23000' })
})

test('an invoice that the clock has passed is overdue, and its balance has an age', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  await server.db.asOwner(async (owner) => {
    await owner.rows(sql`alter table invoice disable trigger invoice_stays`)
    await owner.rows(sql`
      update invoice set invoice_date = invoice_date - 90, due_date = invoice_date - 45 where invoice_id = ${invoice.invoiceId}`)
    await owner.rows(sql`alter table invoice enable trigger invoice_stays`)
  })
  const { invoices, totals } = await person.call('listInvoices', { query: { show: 'OVERDUE' } })
  expect(invoices.content).toMatchObject([{ invoiceId: invoice.invoiceId, isOverdue: true }])
  expect(totals.overduePaise).toBe(invoice.totalPaise)
  expect(totals.ageing.find(({ age }) => age === 'UP_TO_60')).toEqual({
    age: 'UP_TO_60',
    invoices: 1,
    balancePaise: invoice.totalPaise,
  })
})
