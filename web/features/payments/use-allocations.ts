import { useState } from 'react'
import { spread } from '#contract/payments.spread.ts'
import type { OpenInvoice, TdsCode, TdsRate } from '#contract/payments.ts'
import { paiseOf, typedPaise } from '#web/platform/typed-rupees.ts'

type Typed = { amount: string; tds: string }
type Rows = Readonly<Record<string, Typed>>
const NOTHING: Typed = { amount: '', tds: '' }

type Facts = { invoices: readonly OpenInvoice[]; rates: readonly TdsRate[]; amountPaise: number }

const typedOrNot = (paise: number) => (paise === 0 ? '' : typedPaise(paise))

/** The suggestion as it would be typed. */
function suggestedRows({ invoices, rates, amountPaise }: Facts, code: TdsCode | ''): Rows {
  const percent = rates.find((rate) => rate.code === code)?.percent ?? '0'
  const rows = spread(invoices, amountPaise, percent).map(
    (one) => [one.invoiceId, { amount: typedOrNot(one.amountPaise), tds: typedOrNot(one.tdsPaise) }] as const,
  )
  return Object.fromEntries(rows)
}

/** What is typed for each invoice, judged by its balance. */
const ordersOf = (invoices: readonly OpenInvoice[], rows: Rows) =>
  invoices.map(({ invoiceId, balancePaise }) => {
    const { amount, tds } = rows[invoiceId] ?? NOTHING
    const [amountPaise, tdsPaise] = [paiseOf(amount) ?? 0, paiseOf(tds) ?? 0]
    // What is no amount compares as false.
    return { invoiceId, amountPaise, tdsPaise, isRight: amountPaise + tdsPaise <= balancePaise }
  })

/** Money over open invoices: oldest first until somebody types something else. */
export function useAllocations(facts: Facts) {
  const [code, setCode] = useState<TdsCode | ''>('')
  const [typed, setTyped] = useState<Rows>()
  const rows = typed ?? suggestedRows(facts, code)
  const rowOf = (invoiceId: string) => rows[invoiceId] ?? NOTHING
  const orders = ordersOf(facts.invoices, rows)
  const leftPaise = orders.reduce((left, { amountPaise }) => left - amountPaise, facts.amountPaise)
  return {
    code,
    /** Another section makes another suggestion. */
    chooseCode(next: TdsCode | '') {
      setCode(next)
      setTyped(undefined)
    },
    rowOf,
    type: (invoiceId: string, change: Partial<Typed>) =>
      setTyped({ ...rows, [invoiceId]: { ...rowOf(invoiceId), ...change } }),
    isTyped: typed !== undefined,
    suggest: () => setTyped(undefined),
    wrongIds: new Set(orders.filter(({ isRight }) => !isRight).map(({ invoiceId }) => invoiceId)),
    leftPaise,
    isRight: leftPaise >= 0 && orders.every(({ isRight }) => isRight),
    /** What is sent. */
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
