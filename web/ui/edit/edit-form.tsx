import type { ComponentProps, ReactNode } from 'react'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Form } from '#web/ui/form.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { SaveRow, type Saving } from './save-row.tsx'

type Props = {
  /** By `useEdit` of `web/platform/use-edit.ts`. */
  edit: {
    form: ComponentProps<typeof Form>['form'] & { summary: ComponentProps<typeof ErrorSummary>['errors'] }
    text: { errorSummary: string; nothingChanged?: string }
    submit: () => void
    pending: boolean
    nothingChanged?: boolean
  }
  button: Saving
  /** By `useConflict`, where somebody else may save meanwhile. */
  conflict?: ComponentProps<typeof ConflictPanel> | undefined
  beside?: ReactNode
  /** Stands under the button. */
  hint?: ReactNode
  className?: string
  onBlur?: () => void
  children: ReactNode
}

/** One form of a signed-in page: what is wrong in it, its fields, who else has saved, and the row that saves. */
export const EditForm = ({ edit, button, conflict, className = '', children, ...rest }: Props) => {
  const { beside, hint, ...native } = rest
  const { form, text } = edit
  return (
    <Form form={form} onSend={edit.submit} className={`grid gap-5 ${className}`} {...native}>
      <ErrorSummary title={text.errorSummary} errors={form.summary} />
      {children}
      {conflict !== undefined && <ConflictPanel {...conflict} />}
      <div>
        <SaveRow
          button={button}
          pending={edit.pending}
          outcome={edit.nothingChanged === true && text.nothingChanged}
          beside={beside}
        />
        {hint}
      </div>
    </Form>
  )
}
