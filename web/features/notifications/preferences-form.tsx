import { useState } from 'react'
import { Link } from 'react-router'
import type { Preferences } from '#contract/notifications.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { CheckField } from '#web/ui/fields.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { cachePreferences } from './notifications.queries.ts'
import { usePreferenceTexts } from './texts.ts'

type Group = Preferences['preferences'][number]['group']
type Values = Record<`${Group}.${'email' | 'sms'}`, boolean>

const valuesOf = ({ preferences }: Preferences) =>
  Object.fromEntries(
    preferences.flatMap(({ group, email, sms }) => [
      [`${group}.email`, email],
      [`${group}.sms`, sms],
    ]),
  ) as Values

/** What a person is sent: e-mail and text message by group. */
export function PreferencesForm({ loaded }: { loaded: Preferences }) {
  const text = usePreferenceTexts()
  const { notifyFailed } = useOutcome()
  const [isSaved, setSaved] = useState(false)
  const stored = valuesOf(loaded)
  const form = useFields<Values>({ initial: stored, check: () => ({}) })
  const edit = useEdit(form, {
    stored,
    changesOnly: true,
    async send(values) {
      const preferences = loaded.preferences.map(({ group }) => ({
        group,
        email: values[`${group}.email`],
        sms: values[`${group}.sms`],
      }))
      cachePreferences(await call('saveNotificationPreferences', { body: { preferences } }))
      setSaved(true)
    },
    failed: (error) => notifyFailed('request', error),
  })
  const bind = (name: keyof Values) => {
    const { error: _, ...field } = form.bind(name)
    return { ...field, onChange: (value: boolean) => [setSaved(false), field.onChange(value)] }
  }
  return (
    <EditForm
      edit={edit}
      button={{ idle: text.save, pending: text.saving }}
      hint={<output className="mt-3 block font-medium text-signed empty:hidden">{isSaved && text.saved}</output>}
    >
      {loaded.preferences.map(({ group }) => (
        <fieldset key={group} className="grid gap-3 border-b border-line pb-5">
          <legend className="heading text-lg">{text.groups[group].name}</legend>
          <p className="text-ink-2">{text.groups[group].about}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            {loaded.email === null ? (
              <Missing told={text.noEmail} add={text.verifyEmail} />
            ) : (
              <CheckField {...bind(`${group}.email`)} label={text.email} hint={fill(text.to, { to: loaded.email })} />
            )}
            {loaded.phone === null ? (
              <Missing told={text.noPhone} add={text.verifyPhone} />
            ) : (
              <CheckField {...bind(`${group}.sms`)} label={text.sms} hint={fill(text.to, { to: loaded.phone })} />
            )}
          </div>
        </fieldset>
      ))}
    </EditForm>
  )
}

const Missing = ({ told, add }: { told: string; add: string }) => (
  <p className="text-sm text-ink-2">
    {told}{' '}
    <Link to={accountPaths.editProfile()} className="link">
      {add}
    </Link>
  </p>
)
