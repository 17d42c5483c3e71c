import { Email, FirstName, LastName, Phone } from '#contract/fields.ts'
import type { Claims } from '#contract/session.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import type { TokenPair } from '#web/platform/session/session.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { cleanIdentifier, isPhoneLike, PHONE_PREFIX } from './identifier.ts'
import { useSessionTexts } from './texts.ts'
import { useFailure } from './use-failure.ts'

type Props = { claims: Claims; onRegistered: (tokens: TokenPair) => void; onTokenSpent: () => void }

/** Step 3: who somebody new is; the identifier that got the code is fixed. */
export function ProfileStep({ claims: { phoneEmail }, onRegistered, onTokenSpent }: Props) {
  const text = useSessionTexts()
  const fieldTexts = useFieldTexts()
  const fail = useFailure()
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
      if (error instanceof ApiProblem) {
        form.refuse(Object.fromEntries(error.violations.map(({ field, message }) => [field, message])))
        if (error.status === 401 || error.is('already-registered')) onTokenSpent()
      }
      fail('registerUser', error)
    },
  )
  const phone = form.bind('phone')
  return (
    <Form form={form} onSend={() => register.submit()} className="grid gap-4">
      <p className="text-ink-2">{text.profileIntro}</p>
      <TextField {...form.bind('first_name')} label={text.firstName} autoComplete="given-name" data-first-focus />
      <TextField {...form.bind('last_name')} label={text.lastName} autoComplete="family-name" />
      <TextField
        {...phone}
        label={text.phone}
        prefix={PHONE_PREFIX}
        inputMode="numeric"
        autoComplete="tel-national"
        onChange={(value) =>
          phone.onChange(
            cleanIdentifier(value)
              .replace(/[^0-9]/g, '')
              .slice(0, 10),
          )
        }
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
