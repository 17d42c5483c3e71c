// Notices to the owners that sales ask them to send a quote.
import { fillLine } from '#contract/fill.ts'
import { quotesNotices as english } from '#contract/texts/quotes-notices.en.ts'
import { quotesNotices as hindi } from '#contract/texts/quotes-notices.hi.ts'
import { colleaguesIn } from '#server/modules/staff/colleagues.ts'
import type { Action } from '#server/platform/action.ts'
import type { NoticeLimits } from '#server/platform/config-limits.ts'
import { notifyFor } from '#server/platform/notices.ts'
import type { Staff } from '#server/platform/principal.ts'

export type Notifier = { readonly config: { readonly publicUrl: string; readonly noticeLimits: NoticeLimits } }
type Asked = { quoteId: string; number: string; customer: string; message: string }

const textsIn = { en: english, hi: hindi }

/** Notifies each owner but the caller, in their language. The draft stands as asked even if the limits allow no notice. */
export async function notifyOwners(action: Action<Staff>, { config }: Notifier, { quoteId, ...asked }: Asked) {
  const { tx, now, by } = action
  const words = { ...asked, person: by.name, link: `${config.publicUrl}/desk/quotes/${quoteId}` }
  const sender = { accountId: by.accountId, companyId: null, isVerified: true, limits: config.noticeLimits }
  for (const { accountId, email, language } of await colleaguesIn(tx, 'OWNER')) {
    if (accountId === by.accountId) continue
    const { subject, text } = textsIn[language].ownerAsked
    const notice = { to: email, channel: 'email', purpose: 'notice' } as const
    const fact = `owner-asked:${quoteId}:${now.toISOString()}:${accountId}`
    await notifyFor(action, sender, {
      fact,
      notice: { ...notice, subject: fillLine(subject, words), text: fillLine(text, words) },
    })
  }
}
