import { Gstin } from '#contract/company.ts'
import { gstinFault, panOf } from '#contract/gstin.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { stateOfGstin } from './gst-states.ts'
import { useCompanyTexts } from './texts.ts'
import type { GstLookUp } from './use-gst-look-up.ts'

type Props = {
  lookUp: GstLookUp
  /** A registration is under way, so the number stays. */
  locked: boolean
}

/** Step 1: the GSTIN, judged as the GST portal judges it, before anybody is asked. */
export function GstinForm({ lookUp, locked }: Props) {
  const text = useCompanyTexts()
  const fieldTexts = useFieldTexts()
  const form = useFields({
    initial: { gstnId: lookUp.gstin },
    check: (values) => wrongFields({ gstnId: { schema: Gstin, label: text.gstin } }, values, fieldTexts),
  })
  const field = form.bind('gstnId')
  const change = (typed: string) => {
    field.onChange(typed)
    lookUp.change(typed)
  }
  const isNext = lookUp.found === undefined
  return (
    <Form form={form} onSend={lookUp.again} className="grid max-w-md gap-4">
      <CodeField {...field} onChange={change} label={text.gstin} hint={text.gstinHint} disabled={locked} />
      <output className="min-h-6 font-medium text-signed">
        {gstinFault(field.value) === undefined && said(field.value, text.gstinSays)}
      </output>
      {!locked && (
        <div>
          <Button type="submit" tone={isNext ? 'primary' : 'secondary'} aria-disabled={lookUp.pending}>
            {lookUp.pending ? text.lookingUp : text.lookUp}
          </Button>
        </div>
      )}
    </Form>
  )
}

/** What the number says by itself. */
const said = (gstin: string, pattern: string) => fill(pattern, { state: stateOfGstin(gstin) ?? '', pan: panOf(gstin) })
