import { useState } from 'react'
import { call } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { personRules } from '#web/platform/person-rules.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { adoptTokens } from '#web/platform/session/adopt-tokens.ts'
import { sessionFor } from '#web/platform/session/session-for.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { useSessionTexts } from './texts.ts'

/** Asks a user who registered a company without a name for it, before anything else; the only way out is sign-out. */
export function NameDialog() {
  const text = useSessionTexts()
  const fieldTexts = useFieldTexts()
  const { notifyFailed } = useOutcome()
  const [round, setRound] = useState(0)
  const { firstName, lastName } = personRules(text)
  const form = useFields({
    initial: { firstName: '', lastName: '' },
    check: (values) => wrongFields({ firstName, lastName }, values, fieldTexts),
  })
  const save = useSubmit(
    async () => {
      adoptTokens(await call('updateOwnProfile', { body: form.values }))
      await queryClient.invalidateQueries()
    },
    (error) => {
      form.refuse(violationsOf(error))
      notifyFailed('updateProfile', error)
    },
  )
  return (
    // Browsers close a dialog on the second Escape whatever the page says; it opens again with its input.
    <Dialog key={round} title={text.nameTitle} onClose={() => setRound(round + 1)}>
      <Form form={form} onSend={() => save.submit()} className="grid gap-4">
        <p className="text-ink-2">{text.nameIntro}</p>
        <TextField
          {...form.bind('firstName')}
          label={text.firstName}
          hint={text.nameHint}
          autoComplete="given-name"
          data-first-focus
        />
        <TextField {...form.bind('lastName')} label={text.lastName} hint={text.nameHint} autoComplete="family-name" />
        <div className="mt-1 flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={save.pending}>
            {text.saveName}
          </Button>
          <Button tone="quiet" onClick={() => sessionFor('customer').signOut()}>
            {text.signOut}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
