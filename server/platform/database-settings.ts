import { sql } from 'kysely'
import { permissionsOf } from '#contract/staff.ts'
import type { Principal } from './principal.ts'

/** Every setting that a policy asks for, by the functions of `0023_callers.sql`, `0024_purposes.sql` and `0027_principals.sql`. */
const unset = {
  'app.account': '',
  'app.company': '',
  'app.newcomer': '',
  'app.staff': '',
  'app.permissions': '',
  'app.link': '',
  'app.purpose': '',
  // Named later by whoever sweeps, notifies or tells of a product.
  'app.swept_before': '',
  'app.notice_recipient': '',
  'app.available_product': '',
  'app.available_city': '',
}
type Settings = Partial<typeof unset>

function ofPrincipal(principal: Principal | undefined): Settings {
  if (principal === undefined) return {}
  if (principal.kind === 'STAFF')
    return { 'app.staff': principal.accountId, 'app.permissions': permissionsOf[principal.role].join(' ') }
  if (principal.kind === 'LINK') return { 'app.link': `${principal.purpose}:${principal.subjectId}` }
  const { accountId, companyId, newcomer } = principal
  return { 'app.account': accountId, 'app.company': companyId ?? '', 'app.newcomer': newcomer ?? '' }
}

/** What a transaction is told of whom and what it is for. */
export const settingsOf = (principal: Principal | undefined, purpose: string) => ({
  ...unset,
  ...ofPrincipal(principal),
  'app.purpose': purpose,
})

/** Tells a transaction whom and what it is for; always all of it, whatever was left on the connection. */
export function enter(principal: Principal | undefined, purpose: string) {
  const settings = Object.entries(settingsOf(principal, purpose))
  return sql`select ${sql.join(settings.map(([name, value]) => sql`set_config(${sql.lit(name)}, ${value}, true)`))}`
}
