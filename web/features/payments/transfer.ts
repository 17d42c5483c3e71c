import { dateInIndia } from '#contract/dates.ts'
import { type PaymentMode, paymentModes } from '#contract/payments.ts'
import { paiseOf, typedPaise } from '#web/platform/typed-rupees.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { usePaymentTexts } from './texts.ts'

type TransferValues = {
  receivedOn: string
  mode: string
  reference: string
  amount: string
  note: string
  cashReason: string
}
const today = () => dateInIndia(new Date())

/** The typed amount; zero where it is none. */
export function amountIn({ amount }: Pick<TransferValues, 'amount'>) {
  const paise = paiseOf(amount)
  return paise !== null && paise > 0 ? paise : 0
}

const modeOf = (typed: string): PaymentMode => paymentModes.find((one) => one === typed) ?? 'NEFT'

/** The request body of a transfer. */
export const transferOf = (values: Omit<TransferValues, 'note' | 'cashReason'>) => ({
  receivedOn: values.receivedOn,
  mode: modeOf(values.mode),
  reference: values.mode === 'CASH' ? null : values.reference,
  amountPaise: amountIn(values),
})

/** The known facts of a transfer before typing. */
export type KnownTransfer = { amountPaise?: number; receivedOn?: string; mode?: string; reference?: string }
type Rules = KnownTransfer & { isNoteRequired?: boolean }

/** The fields of money that came in or goes back, with the known values filled in. */
export function useTransfer({ amountPaise, isNoteRequired = false, ...known }: Rules = {}) {
  const text = usePaymentTexts()
  return useFields<TransferValues>({
    initial: {
      receivedOn: known.receivedOn ?? today(),
      mode: modeOf(known.mode ?? ''),
      reference: known.reference ?? '',
      amount: amountPaise === undefined ? '' : typedPaise(amountPaise),
      note: '',
      cashReason: '',
    },
    check: (values) => ({
      ...(values.receivedOn === '' || values.receivedOn > today() ? { receivedOn: text.wrongDay } : {}),
      ...(amountIn(values) === 0 ? { amount: text.wrongAmount } : {}),
      ...(values.mode !== 'CASH' && values.reference.trim() === '' ? { reference: text.wrongReference } : {}),
      ...(isNoteRequired && values.note.trim() === '' ? { note: text.undoRequired } : {}),
    }),
  })
}
export type TransferForm = ReturnType<typeof useTransfer>
