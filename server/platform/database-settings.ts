import { permissionsOf } from '#contract/staff.ts'
import type { Statement } from './engine.ts'
import type { Principal } from './principal.ts'

/** All settings that policies read (by the functions of `platform.sql`). */
const unset = {
  'app.account': '',
  'app.company': '',
  'app.newcomer': '',
  'app.staff': '',
  'app.permissions': '',
  'app.link': '',
  'app.link_id': '',
  'app.purpose': '',
  // Set later by the transactions that sweep, count notices or check availability.
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
  if (principal.kind === 'LINK')
    return { 'app.link': `${principal.purpose}:${principal.subjectId}`, 'app.link_id': principal.linkId }
  const { accountId, companyId, newcomer } = principal
  return { 'app.account': accountId, 'app.company': companyId ?? '', 'app.newcomer': newcomer ?? '' }
}

/** All settings of a transaction, with its principal and purpose. */
export const settingsOf = (principal: Principal | undefined, purpose: string) => ({
  ...unset,
  ...ofPrincipal(principal),
  'app.purpose': purpose,
})

const names = Object.keys(unset) as (keyof typeof unset)[]
// One column: to read thirteen takes both sides longer.
const ENTER = `select concat(${names.map((name, at) => `set_config('${name}', $${at + 1}, true)`).join(', ')})`

/** Sets a transaction's principal and purpose. Always sets all settings, to clear earlier ones on the connection. */
export function enter(principal: Principal | undefined, purpose: string): Statement {
  const settings = settingsOf(principal, purpose)
  return [ENTER, names.map((name) => settings[name])]
}
