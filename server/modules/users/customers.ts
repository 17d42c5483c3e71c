// Customers at the desk: companies, people without one, and internal notes about both.
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import { customerById, insertNote } from './customer.store.ts'
import * as companies from './customers.store.ts'
import * as persons from './persons.store.ts'

export const listCompanies = (tools: Tools, caller: Staff, filter: companies.CompanyFilter) =>
  act(tools, caller, async ({ tx }) => {
    const rows = await companies.companies(tx, filter)
    return { companies: toPage(rows, rows[0]?.total ?? 0, filter) }
  })

/** A company as the desk sees it. Throws `not-found`. */
async function companyOf(tx: Queryable, companyId: string) {
  const company = await companies.companyById(tx, companyId)
  if (!company) throw new Problem('not-found')
  return company
}

export const getCompany = (tools: Tools, caller: Staff, companyId: string) =>
  act(tools, caller, async ({ tx }) => {
    const { version, ...company } = await companyOf(tx, companyId)
    return { company, version }
  })

export const listPersons = (tools: Tools, caller: Staff, filter: persons.PersonFilter) =>
  act(tools, caller, async ({ tx }) => {
    const rows = await persons.persons(tx, filter)
    return { persons: toPage(rows, rows[0]?.total ?? 0, filter) }
  })

async function personOf(tx: Queryable, accountId: string) {
  const person = await persons.personById(tx, accountId)
  if (!person) throw new Problem('not-found')
  return person
}

export const getPerson = (tools: Tools, caller: Staff, accountId: string) =>
  act(tools, caller, async ({ tx }) => ({ person: await personOf(tx, accountId) }))

/** A company, or a person without one. Throws `not-found`. */
export async function customerOf(tx: Queryable, customerId: string) {
  const customer = await customerById(tx, customerId)
  if (!customer) throw new Problem('not-found')
  return customer
}

/** Stores a note about a customer for good. Throws `not-found`. */
export const addNote = (tools: Tools, caller: Staff, customerId: string, text: string) =>
  act(tools, caller, async (action) => {
    const customer = await customerOf(action.tx, customerId)
    const noteId = newId(action.now.getTime())
    await insertNote(action, customer, { noteId, text })
    await audit(action, 'addCustomerNote', customer, { note: { was: null, is: text } })
    return { note: { noteId, text, by: action.by.name, at: action.now.toISOString() } }
  })
