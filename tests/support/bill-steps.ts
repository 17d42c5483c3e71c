// Random steps of a life from summary sheets to paid invoices: each is called in the product, and the model moves along.
import { expect } from 'vitest'
import { outcomes } from './at-once.ts'
import { type Act, partOf, type Step } from './bill-acts.ts'
import { invoiceCalls, type Life, moneyCalls, sheetCalls, today } from './bill-life.ts'
import {
  allocate,
  balanceOf,
  type ModelledInvoice,
  type Money,
  openPaise,
  openReport,
  refund,
  undo,
} from './books-model.ts'
import * as invoices from './invoice-model.ts'
import { aReference } from './references.ts'
import type { TestServer } from './server.ts'
import * as sheets from './sheet-model.ts'

/** Compares a reply with what the model says; undefined for a refusal. */
async function compare<Reply>(was: string, call: Promise<Reply>, expected: string) {
  const [reply] = await outcomes([call])
  expect([was, reply]).toEqual([was, expected])
  return reply === 'done' ? call : undefined
}

/** Lets time pass, after which tokens may have run out; a new day begins with its tasks. */
async function pass(server: TestServer, life: Life, by: { seconds?: number; minutes?: number; days?: number }) {
  server.clock.advance(by)
  const [date, now] = [today(server), server.clock.now()]
  if (by.seconds === undefined || date !== life.morning) {
    life.customer = await server.signIn(life.customer.phoneOrEmail)
    life.staff = await server.atDesk('ACCOUNTS')
  }
  if (date === life.morning) return
  life.morning = date
  await server.runTasks()
  for (const sheet of life.sheets) sheets.morningOfSheet(sheet, date, life.certifyDays)
  for (const it of life.invoices) invoices.morningOfInvoice(it, date, now)
}

/** The model learns under which ids the product has the lines of a sheet. */
async function learn({ staff }: Life, sheet: sheets.ModelledSheet, isFirst = false) {
  const { lines } = (await staff.call('getDeskSummarySheet', { params: { id: sheet.sheetId } })).summarySheet
  if (isFirst)
    sheet.lines = lines.map(({ lineNo: no, lineId, code, amountPaise: paise }) => {
      return { no, lineId: lineId ?? '', code, paise, state: 'OPEN' }
    })
  for (const line of sheet.lines) line.lineId = lines.find(({ lineNo }) => lineNo === line.no)?.lineId ?? ''
}

async function prepare(life: Life, given: Step) {
  const jobId = life.jobIds[given.sheet] ?? ''
  const isThere = life.sheets.some((sheet) => sheet.jobId === jobId)
  const call = sheetCalls.prepare(life, jobId)
  const done = await compare('prepare', call, isThere ? 'nothing-due' : 'done')
  if (!done) return
  const { summarySheetId: sheetId } = done.summarySheet
  const empty = { version: 0, lines: [], extras: [], sentOn: '', reminders: 0 }
  life.sheets.push({ jobId, sheetId, events: ['prepare'], status: 'PREPARED', ...empty })
}

async function certify(server: TestServer, life: Life, sheet: sheets.ModelledSheet, given: Step) {
  // A second code is sent after a minute.
  await pass(server, life, { minutes: 2 })
  const isNewest = given.nth < 3
  const call = sheetCalls.certify(server, life, sheet, isNewest ? Math.max(1, sheet.version) : sheet.version + 1)
  await compare(`certify ${sheet.status}`, call, sheets.certify(sheet, isNewest))
}

async function revise(server: TestServer, life: Life, sheet: sheets.ModelledSheet, given: Step) {
  const [extras, hasReplies] = [given.isYes ? given.extras : undefined, given.nth < 3]
  const was = `revise ${sheet.status}`
  const call = sheetCalls.revise(life, sheet, extras, hasReplies)
  const expected = sheets.revise({ sheet, today: today(server), extras, hasReplies })
  if (!(await compare(was, call, expected))) return
  await learn(life, sheet)
  invoices.billSheets(life)
}

type OnSheet = (server: TestServer, life: Life, sheet: sheets.ModelledSheet, given: Step) => Promise<unknown>
const onSheet: Partial<Record<Act, OnSheet>> = {
  certify,
  revise,
  saveExtras: (_server, life, sheet, { extras }) =>
    compare('saveExtras', sheetCalls.saveExtras(life, sheet, extras), sheets.saveExtras(sheet, extras)),
  async send(server, life, sheet) {
    const call = sheetCalls.send(life, sheet)
    const expected = sheets.send({ sheet, today: today(server) })
    if (await compare('send', call, expected)) await learn(life, sheet, true)
  },
  async disputeSheet(_server, life, sheet, { nth, isYes }) {
    // The newest line, which is an extra, or those at odd or even places.
    const last = sheet.lines.length - 1
    const lines = sheet.lines.filter((_line, index) => (isYes ? index === last - nth : index % 2 === nth % 2))
    if (lines.length === 0) return
    const call = sheetCalls.dispute(life, sheet, lines)
    await compare(`dispute ${sheet.status}`, call, sheets.dispute(sheet, lines))
  },
}

async function draft(life: Life, given: Step) {
  const some = given.isYes ? life.sheets : life.sheets.slice(given.sheet).slice(0, 1)
  if (some.length === 0) return
  const lines = invoices.unbilled(life, some)
  const done = await compare('draft', invoiceCalls.draft(life, some), invoices.answerToDraft(life, some))
  if (!done) return
  const { invoice } = done
  const numbers = new Map(invoice.lines.map(({ lineId, lineNo }) => [lineId, lineNo]))
  expect([...numbers.keys()].toSorted()).toEqual(lines.map(({ line }) => line.lineId).toSorted())
  const billed = lines.map((one) => ({ ...one, lineNo: numbers.get(one.line.lineId) ?? 0, paise: one.line.paise }))
  const sums = { totalPaise: invoice.totalPaise, paidPaise: 0, tdsPaise: 0, creditedPaise: 0, debitedPaise: 0 }
  const lists = { lines: billed, events: ['draft'], disputes: [], reports: [], reminded: [] }
  const dates = { invoiceDate: '', dueDate: '' }
  life.invoices.push({ invoiceId: invoice.invoiceId, status: 'DRAFT', ...lists, ...sums, ...dates })
}

async function issue(server: TestServer, life: Life, it: ModelledInvoice) {
  const [was, call] = [it.status, invoiceCalls.issue(life, it)]
  const [reply] = await outcomes([call])
  const dueDate = reply === 'done' ? ((await call).invoice.dueDate ?? '') : ''
  expect([was, reply]).toEqual([was, invoices.issue(life, it, { date: today(server), dueDate })])
}

async function disputeInvoice(server: TestServer, life: Life, it: ModelledInvoice, { nth }: Step) {
  const { lineNo = 1 } = it.lines[nth % it.lines.length] ?? {}
  const given = { lineNo, disputeDays: life.disputeDays, today: today(server) }
  const call = invoiceCalls.dispute(life, it, lineNo)
  const done = await compare(`dispute ${it.status}`, call, invoices.answerToDispute(it, given))
  const dispute = done?.invoice.disputes.find((one) => one.lineNo === lineNo && one.status === 'OPEN')
  if (dispute) invoices.disputed(it, { lineNo, disputeId: dispute.disputeId })
}

async function note(server: TestServer, life: Life, it: ModelledInvoice, { kind, nth, share, isYes }: Step) {
  const upheld = isYes ? (it.disputes.findLast(({ status }) => status === 'OPEN') ?? it.disputes[0]) : undefined
  const line = it.lines.find(({ lineNo }) => lineNo === upheld?.lineNo) ?? it.lines[nth % it.lines.length]
  if (!line) return
  const given = { kind, lineNo: line.lineNo, paise: partOf(line.paise, share), upheld }
  const was = `${kind} ${share} ${it.status} ${balanceOf(it)} ${upheld?.status}`
  const call = invoiceCalls.note(life, it, given)
  await compare(was, call, invoices.note(life, it, { ...given, today: today(server) }))
}

async function report(server: TestServer, life: Life, it: ModelledInvoice, { share }: Step) {
  const amountPaise = partOf(balanceOf(it), share)
  const at = server.clock.now()
  const call = moneyCalls.report(server, life, it, amountPaise)
  const done = await compare(`report ${it.status}`, call, invoices.answerToReport(life, it, at))
  const [newest] = done?.reports ?? []
  if (newest) it.reports.push({ ...newest, reference: newest.reference ?? '', amountPaise, at: new Date(newest.at) })
}

type OnInvoice = (server: TestServer, life: Life, it: ModelledInvoice, given: Step) => Promise<unknown>
const onInvoice: Partial<Record<Act, OnInvoice>> = {
  issue,
  disputeInvoice,
  note,
  report,
  save: (_server, life, it) => compare('save', invoiceCalls.save(life, it), invoices.save(it)),
  discard: (_server, life, it) =>
    compare(`discard ${it.status}`, invoiceCalls.discard(life, it), invoices.discard(life, it)),
  async reject(_server, life, it, { nth }) {
    const dispute = it.disputes[nth % it.disputes.length]
    if (dispute) await compare('reject', invoiceCalls.reject(life, it, dispute), invoices.reject(it, dispute))
  },
  async withdraw(_server, life, it, { nth }) {
    const found = it.reports[nth % it.reports.length]
    if (found) await compare('withdraw', moneyCalls.withdraw(life, found), invoices.closeReport(found, 'WITHDRAWN'))
  },
  async decline(_server, life, it, { nth }) {
    const found = it.reports[nth % it.reports.length]
    if (found) await compare('decline', moneyCalls.decline(life, found), invoices.closeReport(found, 'NOT_FOUND'))
  },
}

/** Money for an invoice, by the reference that was reported or another one. */
async function record(server: TestServer, life: Life, { invoice, share, isYes }: Step) {
  const it = life.invoices[invoice]
  const reported = isYes && it ? (openReport(it) ?? it.reports[0])?.reference : undefined
  const given = { amountPaise: partOf(it ? balanceOf(it) : 100_000, share), reference: reported ?? aReference() }
  const isKnown = life.references.includes(given.reference)
  const done = await compare('record', moneyCalls.record(server, life, given), isKnown ? 'payment-exists' : 'done')
  if (!done) return
  life.references.push(given.reference)
  const { paymentId, amountPaise } = done.payment
  life.payments.push({ paymentId, amountPaise, refundedPaise: 0, reference: given.reference })
}

type OnMoney = (server: TestServer, life: Life, money: Money, given: Step) => Promise<unknown>
const onMoney: Partial<Record<Act, OnMoney>> = {
  async allocate(_server, life, money, given) {
    const invoice = life.invoices[given.invoice] ?? life.invoices[0]
    if (!invoice) return
    const amountPaise = partOf(Math.min(openPaise(life, money), balanceOf(invoice)), given.share)
    const allocation = { money, invoice, amountPaise, tdsPaise: given.tdsPaise }
    const call = moneyCalls.allocate(life, allocation)
    await compare(`allocate ${invoice.status} ${amountPaise}`, call, allocate(life, allocation, money.reference))
  },
  async refund(server, life, money, { share }) {
    const paise = partOf(openPaise(life, money), share)
    await compare('refund', moneyCalls.refund(server, life, money, paise), refund(life, money, paise))
  },
}

async function undoOne(life: Life, { nth }: Step) {
  const all = [...life.allocations, ...life.undone]
  const { money, invoice, amountPaise, tdsPaise } = all[nth % all.length] ?? {}
  // Of two that are alike the older one.
  const same = all.find(
    (one) =>
      one.money === money && one.invoice === invoice && one.amountPaise === amountPaise && one.tdsPaise === tdsPaise,
  )
  if (!same) return
  await compare('undo', moneyCalls.undo(life, same), undo(life, same))
  life.undone = [same]
}

/** Performs a step and compares the reply with the model, which moves along. */
export async function take(server: TestServer, life: Life, given: Step) {
  const { act } = given
  await pass(server, life, { seconds: 1 })
  const sheet = life.sheets[given.sheet] ?? life.sheets[0]
  const it = life.invoices[given.invoice] ?? life.invoices[0]
  const money = life.payments[given.nth % life.payments.length]
  if (act === 'days') await pass(server, life, { days: given.days + 1 })
  else if (act === 'weeks') await pass(server, life, { days: given.days * 7 + 8 })
  else if (act === 'prepare') await prepare(life, given)
  else if (act === 'draft') await draft(life, given)
  else if (act === 'record') await record(server, life, given)
  else if (act === 'undo') await undoOne(life, given)
  if (sheet) await onSheet[act]?.(server, life, sheet, given)
  if (it) await onInvoice[act]?.(server, life, it, given)
  if (money) await onMoney[act]?.(server, life, money, given)
}
