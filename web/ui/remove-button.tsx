import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = {
  /** From `useRemoval` in `web/platform/use-removal.ts`. */
  removal: { isAsked: boolean; ask: (isAsked: boolean) => void; submit: () => void; pending: boolean }
  text: Readonly<Record<'remove' | 'removeTitle' | 'removeForGood' | 'keep', string>>
  /** The button with the name of what it removes. */
  label: string
  /** The consequence of the removal. */
  question: string
}

/** Removes something for good, after a question. */
export const RemoveButton = ({ removal, text, label, question }: Props) => (
  <>
    <Button tone="quiet" aria-label={label} onClick={() => removal.ask(true)}>
      {text.remove}
    </Button>
    {removal.isAsked && (
      <ConfirmDialog
        title={text.removeTitle}
        confirm={text.removeForGood}
        cancel={text.keep}
        danger
        pending={removal.pending}
        onConfirm={removal.submit}
        onCancel={() => removal.ask(false)}
      >
        {question}
      </ConfirmDialog>
    )}
  </>
)
