import { useState } from 'react'
import type { Budget } from '#contract/dashboard.budgets.ts'
import { notify } from '#web/platform/notify.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { paiseOf, typedPaise } from '#web/platform/typed-rupees.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { dropBudget, reloadBudgets, sendBudget } from './budgets.queries.ts'
import { useBudgetTexts } from './texts.ts'

/** Sends one act, shows the budgets anew and closes; a refusal says why. */
function useAct<Input extends unknown[]>(
  title: string,
  send: (...input: Input) => Promise<unknown>,
  onClose: () => void,
) {
  const { okay } = useBudgetTexts()
  const messageOf = useProblemText()
  return useSubmit(
    async (...input: Input) => {
      await send(...input)
      await reloadBudgets()
      onClose()
    },
    (error) => {
      onClose()
      notify({ title, notifytype: 'failure', message: messageOf(error), buttons: { primary: { label: okay } } })
      void reloadBudgets()
    },
  )
}

type Props = { order: { poNumber: string; budget?: Budget }; onClose: () => void }

/** Asks for the amount of an order. */
export function BudgetDialog({ order, onClose }: Props) {
  const text = useBudgetTexts()
  const [amount, setAmount] = useState(order.budget === undefined ? '' : typedPaise(order.budget.amountPaise))
  const [tried, setTried] = useState(false)
  const act = useAct(text.failed, (paise: number) => sendBudget(order, paise), onClose)
  const paise = paiseOf(amount) ?? 0
  const send = () => {
    setTried(true)
    if (paise > 0) act.submit(paise)
  }
  return (
    <FormDialog
      title={fill(text.setTitle, { order: order.poNumber })}
      send={text.save}
      cancel={text.cancel}
      isReady={!act.pending}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={text.amount}
        hint={text.amountHint}
        name="amountPaise"
        inputMode="decimal"
        value={amount}
        error={tried && !(paise > 0) ? text.wrongAmount : undefined}
        data-first-focus
        onBlur={() => {}}
        onChange={setAmount}
      />
    </FormDialog>
  )
}

/** Asks before a budget is removed. */
export function RemoveBudget({ budget, onClose }: { budget: Budget; onClose: () => void }) {
  const text = useBudgetTexts()
  const act = useAct(text.failedToRemove, () => dropBudget(budget), onClose)
  return (
    <ConfirmDialog
      title={fill(text.removeTitle, { order: budget.poNumber })}
      confirm={text.removeConfirm}
      cancel={text.keep}
      danger
      pending={act.pending}
      onConfirm={() => act.submit()}
      onCancel={onClose}
    >
      {text.removeText}
    </ConfirmDialog>
  )
}
