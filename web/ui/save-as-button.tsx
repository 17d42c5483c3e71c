import { Button } from './button.tsx'

type Props = { type: string; label: string; pending: boolean; onSave: () => void }

/** Saves what is shown as a file; the type of the file is its name. */
export const SaveAsButton = ({ type, label, pending, onSave }: Props) => (
  <Button tone="quiet" aria-disabled={pending} aria-label={label} onClick={onSave}>
    {type}
  </Button>
)
