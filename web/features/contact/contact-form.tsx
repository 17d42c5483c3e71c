import { useEffect } from 'react'
import { CONTACT_MESSAGE_MAX } from '#contract/contact.limits.ts'
import { grouped } from '#contract/numerals.ts'
import { usePhoneEntry } from '#web/platform/phone-entry.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextAreaField, TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import type { ContactValues } from './draft.ts'
import { type ContactTexts, useContactTexts } from './texts.ts'
import { type Beginning, useContactForm } from './use-contact-form.ts'
import { useSendMessage } from './use-send-message.ts'

type Props = Beginning & {
  /** The form's target without JavaScript. */
  action?: string
  onSent: () => void
  /** Called on each change. */
  onTyped?: (values: ContactValues) => void
}

/** Name, contact points and message; checked when a field loses focus and on submit. */
export function ContactForm({ action, onSent, onTyped, ...beginning }: Props) {
  const text = useContactTexts()
  const { form, loadRules } = useContactForm(beginning)
  const { submit, pending } = useSendMessage({ refuse: form.refuse, onSent })
  const { bind, values } = form
  const phone = usePhoneEntry(bind('phone'))
  useEffect(() => onTyped?.(values), [onTyped, values])
  return (
    <Form form={form} action={action} onFocus={loadRules} onSend={() => submit(values)} className="grid gap-5">
      <Refusal problem={beginning.posted?.problem} />
      <ErrorSummary title={text.errorSummary} errors={form.summary} />
      <TextField {...bind('name')} label={text.name} autoComplete="name" data-first-focus />
      <TextField {...bind('email')} label={text.email} type="email" autoComplete="email" spellCheck={false} />
      <TextField {...phone} label={text.phone} optional={text.optional} />
      <TextAreaField {...bind('message')} label={text.message} hint={roomLeft(values.message, text)} rows={6} />
      <Trap {...bind('website')} label={text.website} />
      <div className="grid gap-3">
        <Button type="submit" aria-disabled={pending} className="w-full sm:w-fit">
          {pending ? text.sending : text.send}
        </Button>
        <p className="text-sm text-ink-3">{text.privacy}</p>
      </div>
    </Form>
  )
}

/** The reason for a refusal that belongs to no single field. */
const Refusal = ({ problem }: { problem: { detail: string; violations?: unknown } | undefined }) =>
  problem === undefined || problem.violations !== undefined ? null : (
    <p role="alert" tabIndex={-1} className="border-2 border-danger bg-card p-4 font-medium md:p-5">
      {problem.detail}
    </p>
  )

function roomLeft(message: string, text: ContactTexts) {
  const left = CONTACT_MESSAGE_MAX - Array.from(message).length
  if (message === '') return text.upTo
  return fill(left < 0 ? text.over : text.left, { count: grouped(Math.abs(left)) })
}

type TrapProps = { name: string; label: string; value: string; onChange: (value: string) => void }

/** Hidden from sight, from the tab order and from screen readers: only a program fills it in. */
const Trap = ({ name, label, value, onChange }: TrapProps) => (
  <label aria-hidden="true" className="sr-only">
    {label}
    <input
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      tabIndex={-1}
      autoComplete="off"
    />
  </label>
)
