import { Email, FirstName, LastName, Phone } from '#contract/fields.ts'
import type { Claims } from '#contract/session.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import type { TokenPair } from '#web/platform/session/session.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useTelling } from '#web/platform/use-telling.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { isPhoneLike } from '#web/ui/identifier.ts'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { useSessionTexts } from './texts.ts'

type Props = { claims: Claims; onRegistered: (tokens: TokenPair) => void; onTokenSpent: () => void }

/** Step 3: who somebody new is; the identifier that got the code is fixed. */
export function ProfileStep({ claims: { phoneEmail }, onRegistered, onTokenSpent }: Props) {
  const text = useSessionTexts()
  const fieldTexts = useFieldTexts()
  const { tellFailed } = useTelling()
  const byPhone = isPhoneLike(phoneEmail)
  const fields = {
    first_name: { schema: FirstName, label: text.firstName },
    last_name: { schema: LastName, label: text.lastName },
    phone: { schema: Phone, label: text.phone },
    email: { schema: Email, label: text.email },
  }
  const form = useFields({
    initial: { first_name: '', last_name: '', phone: byPhone ? phoneEmail : '', email: byPhone ? '' : phoneEmail },
    check: (values) => wrongFields(fields, values, fieldTexts),
  })
  const register = useSubmit(
    async () => onRegistered(await call('registerUser', { body: { customer_type: 'INDIVIDUAL', ...form.values } })),
    (error) => {
      form.refuse(violationsOf(error))
      if (error instanceof ApiProblem && (error.status === 401 || error.is('already-registered'))) onTokenSpent()
      tellFailed('registerUser', error)
    },
  )
  return (
    <Form form={form} onSend={() => register.submit()} className="grid gap-4">
      <p className="text-ink-2">{text.profileIntro}</p>
      <TextField {...form.bind('first_name')} label={text.firstName} autoComplete="given-name" data-first-focus />
      <TextField {...form.bind('last_name')} label={text.lastName} autoComplete="family-name" />
      <PhoneField
        {...form.bind('phone')}
        label={text.phone}
        disabled={byPhone}
        hint={byPhone ? text.verified : undefined}
      />
      <TextField
        {...form.bind('email')}
        label={text.email}
        type="email"
        autoComplete="email"
        disabled={!byPhone}
        hint={byPhone ? undefined : text.verified}
      />
      <Button type="submit" aria-disabled={register.pending} className="mt-1">
        {text.createProfile}
      </Button>
    </Form>
  )
}
