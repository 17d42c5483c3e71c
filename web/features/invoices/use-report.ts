import { dateInIndia } from '#contract/dates.ts'
import type { Invoice } from '#contract/invoices.ts'
import { paymentModes } from '#contract/payments.ts'
import { paiseOf, typedPaise } from '#web/platform/typed-rupees.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { usePaymentReportTexts } from './report-texts.ts'

const REFERENCE = /^[a-z0-9][a-z0-9/-]{0,39}$/i
const today = () => dateInIndia(new Date())

type Values = { paidOn: string; mode: string; reference: string; amount: string; tds: string; note: string }

const isReference = (typed: string) => REFERENCE.test(typed.replaceAll(/\s/g, ''))
/** NaN compares as false. */
const isAmount = (typed: string) => (paiseOf(typed) ?? 0) > 0
const isTax = (typed: string) => (paiseOf(typed) ?? 0) >= 0

/** The request body of a report. */
export const reportOf = ({ paidOn, mode, reference, amount, tds, note }: Values) => ({
  paidOn,
  mode: paymentModes.find((one) => one === mode) ?? ('UPI' as const),
  ...(mode === 'CASH' ? {} : { reference }),
  amountPaise: paiseOf(amount) ?? 0,
  tdsPaise: paiseOf(tds) ?? 0,
  ...(note.trim() === '' ? {} : { note }),
})

/** The fields of a report, with what is left to pay filled in. */
export function useReport({ balancePaise }: Pick<Invoice, 'balancePaise'>) {
  const text = usePaymentReportTexts()
  return useFields<Values>({
    initial: { paidOn: today(), mode: 'UPI', reference: '', amount: typedPaise(balancePaise), tds: '', note: '' },
    check: ({ paidOn, mode, reference, amount, tds }) => ({
      ...(paidOn === '' || paidOn > today() ? { paidOn: text.wrongDay } : {}),
      ...(mode !== 'CASH' && !isReference(reference) ? { reference: text.wrongReference } : {}),
      ...(isAmount(amount) ? {} : { amount: text.wrongAmount }),
      ...(isTax(tds) ? {} : { tds: text.wrongAmount }),
    }),
  })
}
