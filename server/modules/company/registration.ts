import type { companyApi } from '#contract/company.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { panOf } from '#contract/gstin.ts'
import { Problem } from '#contract/problems.ts'
import { joinCompany } from '#server/modules/session/memberships.ts'
import { registerNewcomer } from '#server/modules/session/newcomers.ts'
import { act, type Transaction, transact } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { newId } from '#server/platform/ids.ts'
import { customer } from '#server/platform/principal.ts'
import * as store from './company.store.ts'
import { putAddresses } from './company-profile.ts'
import type { GstHolder } from './gst-directory-http.ts'
import { knownHolder, lookUp } from './gst-lookups.ts'
import { judgedGstin, maskedEmail, maskedName, wrongFields } from './registration.rules.ts'
import type { CompanyTools } from './tools.ts'

/** The holder of a GSTIN and, if its company is registered here, its creator, masked for outsiders. */
export async function gstDetails(tools: CompanyTools, caller: Caller, gstin: string) {
  const { name, address } = await lookUp(tools, caller.accountId, gstin)
  const company = await store.companyOfGstin(tools.session.db, gstin)
  const holder = { gst: gstin, pan: panOf(gstin) ?? '', name, address }
  if (!company) return { status: 'new' as const, ...holder }
  const creator = company.companyId === caller.companyId ? named(company) : masked(company)
  return { status: 'existing' as const, ...holder, ...creator, createdByCompanyName: name }
}

/** A deleted creator has neither name nor email address. */
const shown = (createdByName: string, createdByEmail: string | undefined) => ({
  ...(createdByName === '' ? {} : { createdByName }),
  ...(createdByEmail === undefined ? {} : { createdByEmail }),
})
const named = ({ firstName, lastName, email }: store.CompanyOfGstin) =>
  shown(`${firstName} ${lastName}`.trim(), email ?? undefined)
const masked = ({ firstName, lastName, email }: store.CompanyOfGstin) =>
  shown(maskedName(firstName, lastName), email === null ? undefined : maskedEmail(email))

type NewCompany = {
  gstin: string
  holder: GstHolder
  companyId: string
  companyName?: string | undefined
  gstTreatment: Parameters<typeof store.insertCompany>[1]['gstTreatment']
}

/** Creates the company of a GSTIN; the database allows only one. Throws `company-exists`. */
async function createCompany(transaction: Transaction, createdBy: string, wanted: NewCompany) {
  const { gstin, holder, companyId, gstTreatment } = wanted
  const companyName = wanted.companyName ?? holder.name
  const fields = { companyName, registeredName: holder.name, registeredAddress: holder.address, gstTreatment }
  const made = await store.insertCompany(transaction, {
    companyId,
    gstin,
    pan: panOf(gstin) ?? '',
    createdBy,
    ...fields,
  })
  if (!made) throw new Problem('company-exists')
}

type Confirmation = ParsedOf<typeof companyApi.confirmRegistration>

/**
 * Creates the account and the company of a new user, only for the identifier of their token. Throws `forbidden` for
 * another one, `gst-lookup-required` without a look-up by this token, `company-exists` and `already-registered`.
 */
export async function confirmRegistration(tools: CompanyTools, caller: Caller, { query, body }: Confirmation) {
  if (query.phoneOrEmail !== caller.phoneEmail) throw new Problem('forbidden')
  const gstin = judgedGstin('gstnId', query.gstnId)
  const holder = await knownHolder(tools, caller.accountId, gstin)
  if (!holder) throw new Problem('gst-lookup-required')
  if (await store.companyOfGstin(tools.session.db, gstin)) throw new Problem('company-exists')
  const names = { firstName: body?.first_name ?? '', lastName: body?.last_name ?? '' }
  const wanted = { gstin, holder, companyId: newId(), gstTreatment: 'business_gst' as const }
  return transact(tools.session, async (transaction) => {
    const { accountId } = await registerNewcomer(transaction, caller, names)
    await createCompany(transaction, accountId, wanted)
    return joinCompany(transaction, tools.session, caller, { companyId: wanted.companyId, role: 'ROLE_ADMIN' })
  })
}

type Registration = ParsedOf<typeof companyApi.registerCompany>['body']

/**
 * Registers an individual's company, with them as its administrator, and moves their open enquiries to it, in one
 * transaction.
 */
export async function registerCompany(tools: CompanyTools, caller: Caller, sent: Registration) {
  const { gstnId: gstin, companyName, gstTreatment } = sent
  const violations = wrongFields(sent, gstin)
  if (violations.length > 0) throw new Problem('validation', { violations })
  const { accountId } = caller
  const holder = (await knownHolder(tools, accountId, gstin)) ?? (await lookUp(tools, accountId, gstin))
  const companyId = newId()
  return act(tools.session, customer(accountId, companyId), async (action) => {
    const { tx } = action
    await createCompany(action, accountId, { gstin, holder, companyId, companyName, gstTreatment })
    await putAddresses(tx, companyId, sent)
    const tokens = await joinCompany(action, tools.session, caller, { companyId, role: 'ROLE_ADMIN' })
    for (const follow of tools.onRegistered) await follow(tx, accountId, companyId)
    const Company = await store.profile(tx, companyId)
    if (!Company) throw new Problem('not-found')
    return { ...tokens, Company }
  })
}
