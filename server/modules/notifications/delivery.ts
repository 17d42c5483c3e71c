// The task `notification`: keeps one for each recipient, and sends it as they prefer.
import { addressOf, chosenAs, notificationKinds } from '#contract/notification-kinds.ts'
import { namesFor } from '#server/modules/company/company.ts'
import type { Identifier } from '#server/modules/session/contacts.ts'
import { type Tools, type Transaction, transact } from '#server/platform/action.ts'
import type { Config } from '#server/platform/config.ts'
import type { Notice } from '#server/platform/notice.ts'
import { enqueueNotice, notifyFor } from '#server/platform/notices.ts'
import type { NotificationPayload } from '#server/platform/notify.ts'
import { customer } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import * as store from './delivery.store.ts'
import { isWanted, noticeOf, siteIn, stopToken, wordsOf } from './notifications.rules.ts'

type DeliveryTools = Tools & { config: Pick<Config, 'publicUrl' | 'noticeLimits'>; secrets: Secrets }

/** Delivers to each recipient in a transaction of their own. Repeating it notifies nobody twice. */
export async function deliver(tools: DeliveryTools, told: NotificationPayload): Promise<void> {
  const db = tools.db.serving('notifications')
  const { cause } = told
  const now = tools.clock()
  for (const accountId of told.to) {
    const work = (transaction: Transaction) => deliverTo(transaction, tools, told, accountId)
    if (cause) await db.as(customer(cause.accountId, cause.companyId), (tx) => work({ tx, now }))
    else await transact({ ...tools, db }, work)
  }
}

async function deliverTo(transaction: Transaction, tools: DeliveryTools, told: NotificationPayload, accountId: string) {
  const reader = await store.reader(transaction.tx, accountId)
  if (!reader || !(await store.insertNotification(transaction, accountId, told))) return
  for (const contact of wantedContacts(told, reader)) {
    const notice = noticeTo(contact, tools, told, { accountId, ...reader })
    await send(transaction, tools, told, { fact: `${told.fact}:${accountId}:${contact.kind}`, notice })
  }
}

function wantedContacts({ kind }: NotificationPayload, { contacts, choices }: store.Reader) {
  const { isSent } = notificationKinds[kind]
  const hasEmail = contacts.some((contact) => contact.kind === 'EMAIL')
  return isSent ? contacts.filter((contact) => isWanted(choices, chosenAs(kind), contact.kind, hasEmail)) : []
}

function noticeTo(
  contact: Identifier,
  { config, secrets }: DeliveryTools,
  { kind, params, recordId }: NotificationPayload,
  { accountId, language }: store.Reader & { accountId: string },
) {
  const site = siteIn(config.publicUrl, language)
  const stopLink = `${site}/stop-notifications#${stopToken(secrets.otpPepper, accountId, chosenAs(kind))}`
  const content = { ...wordsOf(kind, params, language), url: site + addressOf(kind, recordId), stopLink }
  return noticeOf(contact, content, language)
}

type FactNotice = { fact: string; notice: Notice }

/** Sends a notice. Limits apply to a notice one customer causes for another; beyond them only the bell shows it. */
async function send(
  transaction: Transaction,
  { config }: DeliveryTools,
  { cause }: NotificationPayload,
  { fact, notice }: FactNotice,
) {
  if (!cause) return enqueueNotice(transaction, fact, notice)
  const isVerified = cause.companyId !== null && (await namesFor(transaction.tx, cause.companyId)).isVerified
  return notifyFor(transaction, { ...cause, isVerified, limits: config.noticeLimits }, { fact, notice })
}
