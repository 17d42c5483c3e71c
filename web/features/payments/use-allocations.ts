import { useState } from 'react'
import { propose } from '#contract/payments.matching.ts'
import { gstTdsLimit, spread, tdsLimit } from '#contract/payments.spread.ts'
import type { OpenInvoice, TdsCode, TdsRate } from '#contract/payments.ts'
import { paiseOf, typedPaise } from '#web/platform/typed-rupees.ts'

/** `ownTds`: the tax was typed too, so it no longer follows the money. */
type Typed = { amount: string; tds: string; gstTds: string; ownTds?: boolean }
type Rows = Readonly<Record<string, Typed>>
const NOTHING: Typed = { amount: '', tds: '', gstTds: '' }

type Facts = {
  /** The oldest first. */
  invoices: readonly OpenInvoice[]
  rates: readonly TdsRate[]
  amountPaise: number
  /** The invoices that the reference, the narration or a report names. */
  named: ReadonlySet<string>
}
/** The section of income tax, undefined until somebody chooses, and whether GST is deducted at source too. */
type Taxes = { code: TdsCode | '' | undefined; withGstTds: boolean }

const typedOrNot = (paise: number) => (paise === 0 ? '' : typedPaise(paise))

const percentOf = (rates: readonly TdsRate[], code: TdsCode | '') =>
  rates.find((rate) => rate.code === code)?.percent ?? '0'

/** The GST that a government customer deducts of an invoice beside its money, at most its balance. */
const gstTdsOf = (invoice: OpenInvoice, { withGstTds }: Taxes) =>
  withGstTds ? Math.min(invoice.balancePaise, gstTdsLimit(invoice)) : 0

/** What the rule of matching takes, as it would be typed; the numbers of invoices that fit alike, where it takes none. */
function suggestion(facts: Facts, taxes: Taxes) {
  const { code: chosen } = taxes
  const deducted = chosen === undefined ? undefined : (facts.rates.find(({ code }) => code === chosen) ?? null)
  const gstTds = new Map(facts.invoices.map((invoice) => [invoice.invoiceId, gstTdsOf(invoice, taxes)]))
  const invoices = facts.invoices.map((invoice) => ({
    ...invoice,
    balancePaise: invoice.balancePaise - (gstTds.get(invoice.invoiceId) ?? 0),
  }))
  const { fits, taken } = propose({ ...facts, invoices, deducted })
  const rows: Rows = Object.fromEntries(
    (taken?.parts ?? []).map((one) => [
      one.invoiceId,
      {
        amount: typedOrNot(one.amountPaise),
        tds: typedOrNot(one.tdsPaise),
        gstTds: typedOrNot(gstTds.get(one.invoiceId) ?? 0),
      },
    ]),
  )
  const ids = new Set(taken === null ? fits.flatMap(({ parts }) => parts.map(({ invoiceId }) => invoiceId)) : [])
  const several = facts.invoices.filter(({ invoiceId }) => ids.has(invoiceId)).map(({ invoiceNumber }) => invoiceNumber)
  const code: TdsCode | '' = taken?.tdsCode ?? ''
  return { rows, several, code }
}

/** The tax that goes with money typed for one invoice, as it would be typed; with the money at most the balance. */
function tdsWith(invoice: OpenInvoice | undefined, amount: string, percent: string) {
  const amountPaise = paiseOf(amount) ?? 0
  if (invoice === undefined || !(amountPaise > 0)) return ''
  const tdsPaise = spread([invoice], amountPaise, percent)[0]?.tdsPaise ?? 0
  return typedOrNot(Math.max(0, Math.min(tdsPaise, invoice.balancePaise - amountPaise)))
}

/** The typed amount of each invoice, judged by its balance and by the rates of tax. */
const ordersOf = (invoices: readonly OpenInvoice[], rows: Rows, percent: string) =>
  invoices.map((invoice) => {
    const { amount, tds, gstTds } = rows[invoice.invoiceId] ?? NOTHING
    const [amountPaise, tdsPaise, gstTdsPaise] = [paiseOf(amount) ?? 0, paiseOf(tds) ?? 0, paiseOf(gstTds) ?? 0]
    return {
      invoiceId: invoice.invoiceId,
      amountPaise,
      tdsPaise,
      gstTdsPaise,
      // Anything but an amount compares as false.
      isRight: amountPaise + tdsPaise + gstTdsPaise <= invoice.balancePaise,
      isOverRate: tdsPaise > tdsLimit(invoice, percent) || gstTdsPaise > gstTdsLimit(invoice),
      invoiceNumber: invoice.invoiceNumber,
    }
  })

/** Money over open invoices: by the rule of matching until somebody types something else. */
export function useAllocations(facts: Facts) {
  const [taxes, setTaxes] = useState<Taxes>({ code: undefined, withGstTds: false })
  const [typed, setTyped] = useState<Rows>()
  const [reason, setReason] = useState('')
  const suggested = suggestion(facts, taxes)
  const code = taxes.code ?? suggested.code
  const rows = typed ?? suggested.rows
  const rowOf = (invoiceId: string) => rows[invoiceId] ?? NOTHING
  const percent = percentOf(facts.rates, code)
  const orders = ordersOf(facts.invoices, rows, percent)
  const overRate = orders.filter(({ isRight, isOverRate }) => isRight && isOverRate)
  const leftPaise = orders.reduce((left, { amountPaise }) => left - amountPaise, facts.amountPaise)
  const put = (invoiceId: string, change: Partial<Typed>) => {
    setTaxes({ ...taxes, code })
    setTyped({ ...rows, [invoiceId]: { ...rowOf(invoiceId), ...change } })
  }
  /** Another tax makes another suggestion. */
  const choose = (change: Partial<Taxes>) => {
    setTaxes({ ...taxes, ...change })
    setTyped(undefined)
  }
  return {
    code,
    withGstTds: taxes.withGstTds,
    chooseCode: (next: TdsCode | '') => choose({ code: next }),
    chooseGstTds: (withGstTds: boolean) => choose({ withGstTds }),
    rowOf,
    typeAmount(invoiceId: string, amount: string) {
      const invoice = facts.invoices.find((one) => one.invoiceId === invoiceId)
      const follows = rowOf(invoiceId).ownTds !== true
      put(invoiceId, { amount, ...(follows && { tds: tdsWith(invoice, amount, percent) }) })
    },
    typeTds: (invoiceId: string, tds: string) => put(invoiceId, { tds, ownTds: true }),
    typeGstTds: (invoiceId: string, gstTds: string) => put(invoiceId, { gstTds }),
    isTyped: typed !== undefined,
    /** The numbers of invoices that fit alike. */
    several: typed === undefined ? suggested.several : [],
    suggest: () => choose({ code: undefined }),
    wrongIds: new Set(orders.filter(({ isRight }) => !isRight).map(({ invoiceId }) => invoiceId)),
    /** The invoices of which more tax was deducted than the rates give, and the reason for it. */
    overRate: overRate.map(({ invoiceNumber }) => invoiceNumber),
    reason,
    giveReason: setReason,
    leftPaise,
    isRight:
      leftPaise >= 0 && orders.every(({ isRight }) => isRight) && (overRate.length === 0 || reason.trim() !== ''),
    /** The request body. */
    orders: orders
      .filter(({ amountPaise, tdsPaise, gstTdsPaise }) => amountPaise + tdsPaise + gstTdsPaise > 0)
      .map(({ invoiceId, amountPaise, tdsPaise, gstTdsPaise, isOverRate }) => ({
        invoiceId,
        amountPaise,
        tdsPaise,
        gstTdsPaise,
        ...(code === '' ? {} : { tdsCode: code }),
        tdsReason: isOverRate ? reason.trim() : null,
      })),
  }
}
export type Allocations = ReturnType<typeof useAllocations>
