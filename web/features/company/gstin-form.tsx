import { Gstin } from '#contract/company.ts'
import { stateOfGstin } from '#contract/gst-states.ts'
import { customerNumberFault, isUin, normaliseGstin, panOf } from '#contract/gstin.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { fill } from '#web/platform/text.ts'
import { ownName } from '#web/platform/translate-names.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { useCompanyTexts } from './texts.ts'
import type { GstLookUp } from './use-gst-look-up.ts'

type Props = {
  lookUp: GstLookUp
  /** A registration is in progress, so the number is fixed. */
  locked: boolean
}

/** Step 1: the GSTIN, validated like on the GST portal before any request. */
export function GstinForm({ lookUp, locked }: Props) {
  const text = useCompanyTexts()
  const fieldTexts = useFieldTexts()
  const form = useFields({
    initial: { gstnId: lookUp.gstin },
    check: (values) => wrongFields({ gstnId: { schema: Gstin, label: text.gstin } }, values, fieldTexts),
  })
  const field = form.bind('gstnId')
  const change = (typed: string) => {
    const gstin = normaliseGstin(typed)
    field.onChange(gstin)
    lookUp.change(gstin)
  }
  return (
    <Form form={form} onSend={lookUp.again} className="grid max-w-xl gap-x-3 gap-y-4 sm:grid-cols-[1fr_auto]">
      <CodeField {...field} onChange={change} label={text.gstin} hint={text.gstinHint} disabled={locked} />
      {!locked && (
        <Button
          type="submit"
          tone={lookUp.found === undefined ? 'primary' : 'secondary'}
          aria-disabled={lookUp.pending}
          // On the line of the field, below its label.
          className="self-start sm:mt-7"
        >
          {lookUp.pending ? text.lookingUp : text.lookUp}
        </Button>
      )}
      <output className="font-medium text-signed sm:col-span-2">
        {customerNumberFault(field.value) === undefined &&
          said(field.value, isUin(field.value) ? text.uinSays : text.gstinSays)}
      </output>
    </Form>
  )
}

/** The state and PAN contained in a GSTIN, or the state of a UIN. */
const said = (gstin: string, pattern: string) =>
  fill(pattern, { state: ownName(stateOfGstin(gstin) ?? ''), pan: panOf(gstin) ?? '' })
