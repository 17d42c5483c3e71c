// Customers at the desk: companies, people without one, and internal notes about both.
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit, type Subject } from '#server/platform/audit.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as companies from './customers.store.ts'
import * as persons from './persons.store.ts'

export const listCompanies = (tools: Tools, caller: Staff, filter: companies.CompanyFilter) =>
  act(tools, caller, async ({ tx }) => {
    const rows = await companies.companies(tx, filter)
    return { companies: toPage(rows, rows[0]?.total ?? 0, filter) }
  })

/** A company as the desk sees it. Throws `not-found`. */
export async function companyOf(tx: Queryable, companyId: string) {
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

type NewNote = { act: 'addCompanyNote' | 'addPersonNote'; subject: Subject; of: persons.Customer; text: string }

/** Stores a note for good, and records it. */
async function addNote(action: Action<Staff>, { act: name, subject, of, text }: NewNote) {
  const noteId = newId(action.now.getTime())
  await persons.insertNote(action, { noteId, text, of })
  await audit(action, name, subject, { note: { was: null, is: text } })
  return { note: { noteId, text, by: action.by.name, at: action.now.toISOString() } }
}

export const addCompanyNote = (tools: Tools, caller: Staff, companyId: string, text: string) =>
  act(tools, caller, async (action) => {
    const { companyName } = await companyOf(action.tx, companyId)
    const subject = { kind: 'company', id: companyId, label: companyName }
    return addNote(action, { act: 'addCompanyNote', subject, of: { companyId }, text })
  })

export const addPersonNote = (tools: Tools, caller: Staff, accountId: string, text: string) =>
  act(tools, caller, async (action) => {
    const { firstName, lastName } = await personOf(action.tx, accountId)
    const subject = { kind: 'person', id: accountId, label: `${firstName} ${lastName}` }
    return addNote(action, { act: 'addPersonNote', subject, of: { accountId }, text })
  })
