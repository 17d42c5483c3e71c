import type { ReactNode } from 'react'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { differs, useUnsaved } from '#web/platform/unsaved.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { useFollow } from '#web/ui/use-follow.ts'
import { type SiteDraft, siteRules } from './site-draft.ts'
import { useSiteTexts } from './texts.ts'

type Bind = ReturnType<typeof useFields<SiteDraft>>['bind']
/** The fields of an address; the page puts them in. */
export type AddressSlot = (bind: Bind) => ReactNode

type Props = {
  /** As it is stored; of what is read later, fields that nobody touched take it in. */
  stored: SiteDraft
  button: { idle: string; pending: string }
  address: AddressSlot
  /** Stands above the button. */
  note?: ReactNode
  send: (draft: SiteDraft) => Promise<void>
  failed: (error: unknown) => void
}

/** What a site is called, and where it is. */
export function SiteForm({ stored, button, address, note, send, failed }: Props) {
  const text = useSiteTexts()
  const fieldTexts = useFieldTexts()
  const form = useFields<SiteDraft>({
    initial: stored,
    check: (values) => wrongFields(siteRules, values, fieldTexts),
  })
  useFollow(form, stored)
  const sending = useSubmit(
    () => send(form.values),
    (error) => {
      form.refuse(violationsOf(error))
      failed(error)
    },
  )
  // Saving leads on to the list by itself.
  useUnsaved(!sending.pending && differs(form.values, stored))
  return (
    <Form form={form} onSend={sending.submit} className="grid max-w-xl gap-5">
      <ErrorSummary title={text.errorSummary} errors={form.summary} />
      <TextField {...form.bind('addressName')} label={text.name} hint={text.nameHint} autoComplete="off" />
      {address(form.bind)}
      {note}
      <div>
        <Button type="submit" aria-disabled={sending.pending} className="w-full sm:w-auto">
          {sending.pending ? button.pending : button.idle}
        </Button>
      </div>
    </Form>
  )
}
