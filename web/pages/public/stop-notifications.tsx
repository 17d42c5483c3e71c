import { useState } from 'react'
import type { Api } from '#contract/api.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { stopNotificationsTexts } from '#contract/texts/notifications.stop.en.ts'
import { call } from '#web/platform/call.ts'
import { seo } from '#web/platform/seo.ts'
import { fill, texts } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/stop-notifications'
import { LinkAction, tokenOfLink } from './link-action.tsx'

const stopText = texts({ en: stopNotificationsTexts })

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = stopText()
  return seo(matches, { title, description, path: '/stop-notifications', noindex: true })
}

type Outcome = OutputOf<Api['stopNotifications']>

const stop = (body: { token: string; undo?: boolean }) => call('stopNotifications', { body })

/** Stops e-mails of one kind without signing in, says which, and offers to undo it. */
export default function StopNotifications() {
  const text = stopText()
  const [outcome, setOutcome] = useState<Outcome>()
  const about = outcome?.kinds.map((kind) => text.about[kind]).join(', ') ?? ''
  const [doneTitle, doneText] = outcome?.email ? [text.undoneTitle, text.undoneText] : [text.doneTitle, text.doneText]
  return (
    <LinkAction
      text={{ ...text, doneTitle, doneText: fill(doneText, { about }) }}
      action={async (token) => setOutcome(await stop({ token }))}
      after={outcome?.email === false && <Undo label={text.undo} onUndone={setOutcome} />}
    />
  )
}

function Undo({ label, onUndone }: { label: string; onUndone: (outcome: Outcome) => void }) {
  const { notifyFailed } = useOutcome()
  const { submit, pending } = useSubmit(
    async () => onUndone(await stop({ token: tokenOfLink(), undo: true })),
    (error) => notifyFailed('request', error),
  )
  return (
    <Button onClick={submit} aria-disabled={pending}>
      {label}
    </Button>
  )
}
