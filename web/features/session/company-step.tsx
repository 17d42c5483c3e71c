import { useEffect } from 'react'
import { customerNumberFault, GSTIN_LENGTH, normaliseGstin } from '#contract/gstin.ts'
import { call } from '#web/platform/call.ts'
import { useFieldTexts } from '#web/platform/field-check.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import type { CompanyFound } from './steps.ts'
import { useSessionTexts } from './texts.ts'
import { useRegistering } from './use-registering.ts'

type Props = {
  gstnId: string
  /** Called on each change, so that closing the dialog loses nothing. */
  onTyped: (typed: { gstnId: string }) => void
  onFound: (company: CompanyFound) => void
  /** Returns to the profile. */
  onBack: () => void
  onTokenSpent: () => void
}

/** Step 4, first half: the company's GSTIN. */
export function CompanyStep({ gstnId: before, onTyped, onFound, onBack, onTokenSpent }: Props) {
  const text = useSessionTexts()
  const faultOf = useFaultText()
  const form = useFields({
    initial: { gstnId: before },
    check: ({ gstnId }) => {
      const fault = faultOf(gstnId)
      return fault === undefined ? {} : { gstnId: fault }
    },
  })
  const gstnId = form.values.gstnId
  useEffect(() => onTyped({ gstnId }), [gstnId, onTyped])
  const lookUp = useRegistering(async () => onFound(await call('getRegisterGstDetails', { query: { gstnId } })), {
    action: 'request',
    onTokenSpent,
    onRefused: (error) => form.refuse(violationsOf(error)),
  })
  const field = form.bind('gstnId')
  // A GSTIN of full length is validated at once, a shorter one on leaving the field.
  const live = gstnId.length >= GSTIN_LENGTH ? faultOf(gstnId) : undefined
  return (
    <Form form={form} onSend={() => lookUp.submit()} className="grid gap-5">
      <p className="text-ink-2">{text.companyIntro}</p>
      <CodeField
        {...field}
        onChange={(typed) => field.onChange(normaliseGstin(typed))}
        error={field.error ?? live}
        label={text.gstin}
        hint={text.gstinHint}
        data-first-focus
      />
      <div className="grid gap-2">
        <Button type="submit" aria-disabled={lookUp.pending}>
          {lookUp.pending ? text.lookingUp : text.lookUp}
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </Form>
  )
}

/** The fault of a GSTIN as a text. */
function useFaultText() {
  const texts = useFieldTexts()
  return (gstnId: string) => {
    const fault = customerNumberFault(gstnId)
    return fault && texts[fault]
  }
}
