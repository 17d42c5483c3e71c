import { useState } from 'react'
import { propose } from '#contract/payments.matching.ts'
import { spread } from '#contract/payments.spread.ts'
import type { OpenInvoice, TdsCode, TdsRate } from '#contract/payments.ts'
import { paiseOf, typedPaise } from '#web/platform/typed-rupees.ts'

/** `ownTds`: the tax was typed too, so it no longer follows the money. */
type Typed = { amount: string; tds: string; ownTds?: boolean }
type Rows = Readonly<Record<string, Typed>>
const NOTHING: Typed = { amount: '', tds: '' }

type Facts = {
  /** The oldest first. */
  invoices: readonly OpenInvoice[]
  rates: readonly TdsRate[]
  amountPaise: number
  /** The invoices that the reference, the narration or a report names. */
  named: ReadonlySet<string>
}

const typedOrNot = (paise: number) => (paise === 0 ? '' : typedPaise(paise))

const percentOf = (rates: readonly TdsRate[], code: TdsCode | '') =>
  rates.find((rate) => rate.code === code)?.percent ?? '0'

/** What the rule of matching takes, as it would be typed; the numbers of invoices that fit alike, where it takes none. */
function suggestion(facts: Facts, chosen: TdsCode | '' | undefined) {
  const deducted = chosen === undefined ? undefined : (facts.rates.find(({ code }) => code === chosen) ?? null)
  const { fits, taken } = propose({ ...facts, deducted })
  const rows: Rows = Object.fromEntries(
    (taken?.parts ?? []).map((one) => [
      one.invoiceId,
      { amount: typedOrNot(one.amountPaise), tds: typedOrNot(one.tdsPaise) },
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

/** The typed amount of each invoice, judged by its balance. */
const ordersOf = (invoices: readonly OpenInvoice[], rows: Rows) =>
  invoices.map(({ invoiceId, balancePaise }) => {
    const { amount, tds } = rows[invoiceId] ?? NOTHING
    const [amountPaise, tdsPaise] = [paiseOf(amount) ?? 0, paiseOf(tds) ?? 0]
    // Anything but an amount compares as false.
    return { invoiceId, amountPaise, tdsPaise, isRight: amountPaise + tdsPaise <= balancePaise }
  })

/** Money over open invoices: by the rule of matching until somebody types something else. */
export function useAllocations(facts: Facts) {
  const [chosen, setChosen] = useState<TdsCode | ''>()
  const [typed, setTyped] = useState<Rows>()
  const suggested = suggestion(facts, chosen)
  const code = chosen ?? suggested.code
  const rows = typed ?? suggested.rows
  const rowOf = (invoiceId: string) => rows[invoiceId] ?? NOTHING
  const orders = ordersOf(facts.invoices, rows)
  const leftPaise = orders.reduce((left, { amountPaise }) => left - amountPaise, facts.amountPaise)
  const put = (invoiceId: string, change: Partial<Typed>) => {
    setChosen(code)
    setTyped({ ...rows, [invoiceId]: { ...rowOf(invoiceId), ...change } })
  }
  return {
    code,
    /** Another section makes another suggestion. */
    chooseCode(next: TdsCode | '') {
      setChosen(next)
      setTyped(undefined)
    },
    rowOf,
    typeAmount(invoiceId: string, amount: string) {
      const invoice = facts.invoices.find((one) => one.invoiceId === invoiceId)
      const follows = rowOf(invoiceId).ownTds !== true
      put(invoiceId, { amount, ...(follows && { tds: tdsWith(invoice, amount, percentOf(facts.rates, code)) }) })
    },
    typeTds: (invoiceId: string, tds: string) => put(invoiceId, { tds, ownTds: true }),
    isTyped: typed !== undefined,
    /** The numbers of invoices that fit alike. */
    several: typed === undefined ? suggested.several : [],
    suggest() {
      setChosen(undefined)
      setTyped(undefined)
    },
    wrongIds: new Set(orders.filter(({ isRight }) => !isRight).map(({ invoiceId }) => invoiceId)),
    leftPaise,
    isRight: leftPaise >= 0 && orders.every(({ isRight }) => isRight),
    /** The request body. */
    orders: orders
      .filter(({ amountPaise, tdsPaise }) => amountPaise + tdsPaise > 0)
      .map(({ invoiceId, amountPaise, tdsPaise }) => ({
        invoiceId,
        amountPaise,
        tdsPaise,
        ...(code === '' ? {} : { tdsCode: code }),
      })),
  }
}
export type Allocations = ReturnType<typeof useAllocations>
