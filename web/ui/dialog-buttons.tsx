import { Button, type ButtonTone } from './button.tsx'

type Props = {
  confirm: string
  cancel: string
  tone?: ButtonTone
  /** Whether confirming would do something now; true unless given. */
  isReady?: boolean
  onClose: () => void
}

/** The end of a dialog with a form: sends the form, or closes the dialog. */
export const DialogButtons = ({ confirm, cancel, tone = 'primary', isReady = true, onClose }: Props) => (
  <div className="flex flex-wrap gap-3">
    <Button tone={tone} type="submit" aria-disabled={!isReady}>
      {confirm}
    </Button>
    <Button tone="secondary" onClick={onClose}>
      {cancel}
    </Button>
  </div>
)
