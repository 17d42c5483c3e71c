import { useEffect } from 'react'
import { isAllDigits } from '#contract/phones.ts'
import type { Claims } from '#contract/session.ts'
import { call } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { personRules } from '#web/platform/person-rules.ts'
import { usePhoneEntry } from '#web/platform/phone-entry.ts'
import { saveDevice } from '#web/platform/session/device.ts'
import type { TokenPair } from '#web/platform/session/session-world.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import type { Draft } from './steps.ts'
import { useSessionTexts } from './texts.ts'
import { useRegistering } from './use-registering.ts'

type Props = {
  claims: Claims
  draft: Draft
  /** Called on each change, so that closing the dialog loses nothing. */
  onTyped: (typed: Draft) => void
  onRegistered: (tokens: TokenPair) => void
  /** Continues with the company's GSTIN. */
  onCompany: () => void
  onTokenSpent: () => void
}

/** Step 3: a new user's profile; the identifier that received the code is fixed. */
export function ProfileStep({ claims, draft, onTyped, onRegistered, onCompany, onTokenSpent }: Props) {
  const text = useSessionTexts()
  const byPhone = isAllDigits(claims.phoneEmail)
  const form = useProfileForm(draft)
  useEffect(() => onTyped(form.values), [form.values, onTyped])
  const { customer_type, first_name, last_name, phone, email } = form.values
  const body = { customer_type, first_name, last_name, phone, email }
  const register = useRegistering(
    // A company never gets here (B-22); the server would refuse it with 'Unsupported customer type'.
    async () => {
      const tokens = await call('registerUser', { body: { ...body, customer_type: 'INDIVIDUAL' } })
      saveDevice(tokens.deviceToken)
      onRegistered(tokens)
    },
    { action: 'registerUser', onTokenSpent, onRefused: (error) => form.refuse(violationsOf(error)) },
  )
  const phoneEntry = usePhoneEntry(form.bind('phone'), byPhone ? text.verified : undefined)
  const asCompany = customer_type === 'COMPANY'
  return (
    <Form form={form} onSend={() => (asCompany ? onCompany() : register.submit())} className="grid gap-4">
      <p className="text-ink-2">{text.profileIntro}</p>
      <RadioGroup
        {...form.bind('customer_type')}
        legend={text.customerType}
        brief
        firstFocus
        choices={[
          { value: 'INDIVIDUAL', label: text.individual, hint: text.individualHint },
          { value: 'COMPANY', label: text.company, hint: text.companyHint },
        ]}
      />
      <TextField {...form.bind('first_name')} label={text.firstName} hint={text.nameHint} autoComplete="given-name" />
      <TextField {...form.bind('last_name')} label={text.lastName} hint={text.nameHint} autoComplete="family-name" />
      <TextField {...phoneEntry} label={text.phone} disabled={byPhone} />
      <TextField
        {...form.bind('email')}
        label={text.email}
        type="email"
        autoComplete="email"
        disabled={!byPhone}
        hint={byPhone ? undefined : text.verified}
      />
      <Button type="submit" aria-disabled={register.pending} className="mt-1">
        {asCompany ? text.toCompany : text.createProfile}
      </Button>
    </Form>
  )
}

function useProfileForm(draft: Draft) {
  const text = useSessionTexts()
  const fieldTexts = useFieldTexts()
  const { firstName: first_name, lastName: last_name, ...contact } = personRules(text)
  const fields = { first_name, last_name, ...contact }
  return useFields({ initial: draft, check: (values) => wrongFields(fields, values, fieldTexts) })
}
