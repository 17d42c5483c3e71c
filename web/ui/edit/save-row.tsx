import type { ReactNode } from 'react'
import { Button, type ButtonTone } from '#web/ui/button.tsx'

export type Saving = { idle: string; pending: string; tone?: ButtonTone }

type Props = {
  button: Saving
  pending: boolean
  /** Shown beside the button: why nothing was sent. */
  outcome?: string | false | undefined
  /** Another action, such as a link back. */
  beside?: ReactNode
}

/** The end of a form: its button, and the result of pressing it. */
export const SaveRow = ({ button, pending, outcome, beside }: Props) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <Button type="submit" tone={button.tone ?? 'primary'} aria-disabled={pending} className="max-sm:w-full">
      {pending ? button.pending : button.idle}
    </Button>
    {beside}
    <output className="text-ink-2 empty:hidden">{outcome}</output>
  </div>
)
