import { sentKinds } from '#contract/notification-kinds.ts'
import type { Preference, Preferences } from '#contract/notifications.ts'
import { Problem } from '#contract/problems.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type Customer, customer } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { reader } from './delivery.store.ts'
import { isWanted, readStopToken } from './notifications.rules.ts'
import { saveChoices } from './preferences.store.ts'

async function shown(tx: Queryable, accountId: string): Promise<Preferences> {
  const found = await reader(tx, accountId)
  if (!found) throw new Problem('unauthorized')
  const { contacts, choices } = found
  const valueOf = (kind: string) => contacts.find((contact) => contact.kind === kind)?.value ?? null
  const email = valueOf('EMAIL')
  const preferences = sentKinds.map((kind) => ({
    kind,
    email: isWanted(choices, kind, 'EMAIL', email !== null),
    sms: isWanted(choices, kind, 'PHONE', email !== null),
  }))
  return { preferences, email, phone: valueOf('PHONE') }
}

/** The caller's notification preferences and addresses. */
export const getPreferences = (tools: Tools, { accountId }: Customer) =>
  act(tools, customer(accountId), ({ tx }) => shown(tx, accountId))

/** Changes what the caller is sent, for the given kinds; a kind that is given twice gets the last. */
export const savePreferences = (tools: Tools, { accountId }: Customer, preferences: readonly Preference[]) =>
  act(tools, customer(accountId), async ({ tx }) => {
    const byKind = new Map(preferences.map((preference) => [preference.kind, preference]))
    const choices = [...byKind.values()].flatMap(({ kind: topic, email, sms }) => [
      { topic, channel: 'EMAIL' as const, isOn: email },
      { topic, channel: 'PHONE' as const, isOn: sms },
    ])
    await saveChoices(tx, accountId, choices)
    return shown(tx, accountId)
  })

type StopTools = Pick<Tools, 'db'> & { secrets: Secrets }

/** Stops e-mails of the kind in a link, or starts them again. Throws `not-found` for an invalid link. */
export async function stopNotifications({ db, secrets }: StopTools, token: string, undo: boolean) {
  const found = readStopToken(secrets.otpPepper, token)
  if (!found) throw new Problem('not-found')
  const { accountId, kinds } = found
  const choices = kinds.map((topic) => ({ topic, channel: 'EMAIL' as const, isOn: undo }))
  await db.as(customer(accountId), (tx) => saveChoices(tx, accountId, choices))
  return { kinds, email: undo }
}
