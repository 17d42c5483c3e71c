import { fill } from '#contract/fill.ts'
import { Problem } from '#contract/problems.ts'
import { staffNotices } from '#contract/texts/staff-notices.en.ts'
import type { Action } from '#server/platform/action.ts'
import type { NoticeLimits } from '#server/platform/config-limits.ts'
import { notifyFor } from '#server/platform/notices.ts'
import type { Staff } from '#server/platform/principal.ts'

export type StaffNotifier = { readonly config: { readonly publicUrl: string; readonly noticeLimits: NoticeLimits } }
type Added = { staffId: string; firstName: string; email: string }

/** Sends a new colleague the address of the desk. Throws `too-many-requests`. */
export async function notifyAdded(action: Action<Staff>, { config }: StaffNotifier, added: Added) {
  const { by } = action
  const { subject, text } = staffNotices.added
  const words = { name: added.firstName, by: by.name, url: `${config.publicUrl}/desk`, email: added.email }
  const notice = { to: added.email, channel: 'email', purpose: 'notice', subject, text: fill(text, words) } as const
  const sender = { accountId: by.accountId, companyId: null, isVerified: true, limits: config.noticeLimits }
  const retryAfterSeconds = await notifyFor(action, sender, { fact: `staff:${added.staffId}`, notice })
  if (retryAfterSeconds !== undefined) throw new Problem('too-many-requests', { retryAfterSeconds })
}
