// Reads what is taken along. Each statement runs as the owner, so the policies say which rows there are.
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { Kind } from './kinds.ts'

export type Row = Readonly<Record<string, unknown>>
/** A choice of rows: all or those that one person made; `isPersonal` adds columns such as network addresses. */
export type Choice = { readonly madeBy?: string | undefined; readonly isPersonal: boolean }

const namesOf = ({ columns, withheld }: Kind, { isPersonal }: Choice) => [
  ...columns,
  ...(isPersonal ? (withheld.personal ?? []) : []),
]

function chosen({ where, actor }: Kind, { madeBy }: Choice): RawBuilder<unknown> {
  const own = where ?? sql`true`
  return madeBy === undefined ? own : sql`${own} and ${sql.ref(actor ?? '')} = ${madeBy}`
}

export const countRows = async (tx: Queryable, kind: Kind, choice: Choice) =>
  (
    await tx.first(
      sql<{ total: number }>`select count(*)::int as total from ${sql.table(kind.table)} where ${chosen(kind, choice)}`,
    )
  )?.total ?? 0

type Page = { readonly first: number; readonly rows: number }

/** A page of the rows as JSON writes them, sorted by what names a row. */
export async function rowsOf(tx: Queryable, kind: Kind, choice: Choice, { first, rows }: Page): Promise<Row[]> {
  const columns = sql.join(namesOf(kind, choice).map((name) => sql.ref(name)))
  const order = sql.join(kind.order.map((name) => sql.ref(name)))
  const found = await tx.rows(sql<{ row: Row }>`
    select to_json(t) as row from (
      select ${columns} from ${sql.table(kind.table)} where ${chosen(kind, choice)}
      order by ${order} limit ${rows} offset ${first}) t`)
  return found.map(({ row }) => row)
}

/** The sign-in data of a person without secrets; the transaction serves identity. */
const personal: Readonly<Record<string, (accountId: string) => RawBuilder<{ row: Row }>>> = {
  profile: (accountId) => sql`
    select to_json(t) as row from (
      select account_id, public_key, first_name, last_name, role, user_type, status, created_at, company_id,
        company_since, language, accept_limit_paise
      from account where account_id = ${accountId}) t`,
  contacts: (accountId) => sql`
    select to_json(t) as row from (
      select kind, value, verified_at, changed_at from identifier where account_id = ${accountId} order by 1, 2) t`,
  'replaced-contacts': (accountId) => sql`
    select to_json(t) as row from (
      select kind, value, replaced_at, expires_at from replaced_identifier where account_id = ${accountId}
      order by replaced_at) t`,
  sessions: (accountId) => sql`
    select to_json(t) as row from (
      select family_id, signed_in_with, signed_in_at, created_at, last_used_at, revoked_at from token_family
      where account_id = ${accountId} order by created_at) t`,
  devices: (accountId) => sql`
    select to_json(t) as row from (
      select kind, value, slot, last_used_at from known_device where account_id = ${accountId} order by 1, 2, 3) t`,
}

export const personKinds: readonly string[] = Object.keys(personal)

export const personRows = async (identity: Queryable, name: string, accountId: string) => {
  const ask = personal[name]
  return ask === undefined ? [] : (await identity.rows(ask(accountId))).map(({ row }) => row)
}

type Print = { readonly what: string; readonly id: string }

/** The documents that the owner may print. */
export const printsOf = (tx: Queryable) =>
  tx.rows(sql<Print>`
    select 'quote' as what, quote_id as id from quote where document is not null
    union all select 'summary-sheet', summary_sheet_id from summary_sheet
    union all select 'invoice', invoice_id from invoice
    union all select 'note', note_id from invoice_note
    union all select 'payment', payment_id from payment
    order by 1, 2`)

export type FileFound = {
  readonly fileId: string
  readonly name: string
  /** The number of the record that shows it. */
  readonly label: string
  readonly purpose: string
  readonly size: number
  readonly hash: string
}

/** Records that show files, by the purpose of the files; the label names their folder. */
const records: Readonly<Record<string, RawBuilder<unknown>>> = {
  message: sql`select message_id as id, enquiry_number as label from enquiry_message join enquiry using (enquiry_id)`,
  'work-order': sql`select quote_id as id, quote_number as label from quote_acceptance join quote using (quote_id)`,
  'logsheet-photo': sql`select logsheet_id as id, log_number as label from logsheet`,
  'breakdown-photo': sql`select breakdown_id as id, job_number as label from job_breakdown join job using (job_id)`,
  'inspection-photo': sql`select inspection_id as id, job_number as label from job_inspection join job using (job_id)`,
  'machine-document': sql`select document_id as id, job_number as label from job_paper join job using (job_id)`,
  'machine-photo': sql`select photo_id as id, job_number as label from job_photo join job using (job_id)`,
}

/** The files of all records that the owner sees. */
export async function filesFound(tx: Queryable): Promise<FileFound[]> {
  const found: FileFound[] = []
  for (const [purpose, ask] of Object.entries(records)) {
    const labels = await tx.rows(
      sql<{ id: string; label: string }>`select distinct on (id) id, label from (${ask}) r order by id, label`,
    )
    const byId = new Map(labels.map(({ id, label }) => [id, label]))
    const files = await tx.rows(sql<Omit<FileFound, 'label' | 'purpose'> & { recordId: string }>`
      select file_id, name, size, hash, record_id
      from files_of(${purpose}, ${[...byId.keys()]}::uuid[])`)
    found.push(...files.map(({ recordId, ...file }) => ({ ...file, purpose, label: byId.get(recordId) ?? '' })))
  }
  return found
}

/** The company that a person belongs to now; the database serves identity. */
export const companyOfPerson = async (identity: Queryable, accountId: string) =>
  (
    await identity.first(sql<{ companyId: string | null }>`
      select company_id from account where account_id = ${accountId}`)
  )?.companyId ?? null
