import type { ComponentProps, ReactNode } from 'react'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Form } from '#web/ui/form.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { SaveRow, type Saving } from './save-row.tsx'

type Props = {
  /** From `useEdit` in `web/platform/use-edit.ts`. */
  edit: {
    form: ComponentProps<typeof Form>['form'] & { summary: ComponentProps<typeof ErrorSummary>['errors'] }
    text: { errorSummary: string; nothingChanged?: string }
    submit: () => void
    pending: boolean
    nothingChanged?: boolean
  }
  button: Saving
  /** From `useConflict`, if somebody else may save meanwhile. */
  conflict?: ComponentProps<typeof ConflictPanel> | undefined
  beside?: ReactNode
  /** Shown below the button. */
  hint?: ReactNode
  className?: string
  children: ReactNode
}

/** A form of a signed-in page: error summary, fields, conflict panel and save button. */
export const EditForm = ({ edit, button, conflict, className = '', children, ...around }: Props) => {
  const { beside, hint } = around
  const { form, text } = edit
  return (
    <Form form={form} onSend={edit.submit} className={`grid gap-5 ${className}`}>
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
