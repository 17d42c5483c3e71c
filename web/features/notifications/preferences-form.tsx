import { useState } from 'react'
import { Link } from 'react-router'
import { notificationGroups, notificationKinds, type SentKind } from '#contract/notification-kinds.ts'
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

type Name = `${SentKind}.${'email' | 'sms'}`
type Values = Record<Name, boolean>

const valuesOf = ({ preferences }: Preferences) =>
  Object.fromEntries(
    preferences.flatMap(({ kind, email, sms }) => [
      [`${kind}.email`, email],
      [`${kind}.sms`, sms],
    ]),
  ) as Values

/** The kinds of a reply under their headings. */
const grouped = ({ preferences }: Preferences) =>
  notificationGroups
    .map((group) => ({
      group,
      kinds: preferences.map(({ kind }) => kind).filter((kind) => notificationKinds[kind].group === group),
    }))
    .filter(({ kinds }) => kinds.length > 0)

/** A person's preferences: e-mail and text message by kind. */
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
      const preferences = loaded.preferences.map(({ kind }) => ({
        kind,
        email: values[`${kind}.email`],
        sms: values[`${kind}.sms`],
      }))
      cachePreferences(await call('saveNotificationPreferences', { body: { preferences } }))
      setSaved(true)
    },
    failed: (error) => notifyFailed('request', error),
  })
  const bind = (name: Name) => {
    const { error: _, ...field } = form.bind(name)
    return { ...field, onChange: (value: boolean) => [setSaved(false), field.onChange(value)] }
  }
  return (
    <EditForm
      edit={edit}
      button={{ idle: text.save, pending: text.saving }}
      hint={<output className="mt-3 block font-medium text-signed empty:hidden">{isSaved && text.saved}</output>}
    >
      <Channels loaded={loaded} />
      {grouped(loaded).map(({ group, kinds }) => (
        <section key={group} aria-labelledby={`of-${group}`}>
          <h2 id={`of-${group}`} className="heading text-lg">
            {text.groups[group]}
          </h2>
          {kinds.map((kind) => (
            <fieldset
              key={kind}
              aria-labelledby={`for-${kind}`}
              className="grid grid-cols-2 items-center gap-x-4 border-b border-line py-2 sm:grid-cols-[1fr_8rem_10rem]"
            >
              <p id={`for-${kind}`} className="col-span-2 sm:col-span-1">
                {text.kinds[kind]}
              </p>
              {loaded.email !== null && <CheckField {...bind(`${kind}.email`)} label={text.email} />}
              {loaded.phone !== null && <CheckField {...bind(`${kind}.sms`)} label={text.sms} />}
            </fieldset>
          ))}
        </section>
      ))}
    </EditForm>
  )
}

/** The contact points that messages go to, or the way to add a missing one. */
function Channels({ loaded: { email, phone } }: { loaded: Preferences }) {
  const text = usePreferenceTexts()
  return (
    <div className="text-ink-2">
      {email === null ? (
        <Missing told={text.noEmail} add={text.verifyEmail} />
      ) : (
        <p>{fill(text.emailTo, { to: email })}</p>
      )}
      {phone === null ? (
        <Missing told={text.noPhone} add={text.verifyPhone} />
      ) : (
        <p>{fill(text.smsTo, { to: phone })}</p>
      )}
    </div>
  )
}

const Missing = ({ told, add }: { told: string; add: string }) => (
  <p>
    {told}{' '}
    <Link to={accountPaths.editProfile()} className="link">
      {add}
    </Link>
  </p>
)
