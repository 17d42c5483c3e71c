import { sql } from 'kysely'
import type { NewOperator, Operator } from '#contract/fleet.operators.ts'
import type { Paged } from '#contract/paging.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { containing } from '#server/platform/like.ts'

export type StoredOperator = Omit<Operator, 'licence'> & { version: number }

const operator = sql.raw(`operator_id, name, phone, licence_number,
  licence_valid_to, left_at is not null as has_left, version`)

export type OperatorFilter = Paged & { filter?: string | undefined }

/** The operators of one page by name, those who have left last; each with the number of all. */
export const operators = (tx: Queryable, { filter, page, size }: OperatorFilter) => {
  const text = containing(filter)
  return tx.rows(sql<StoredOperator & { total: number }>`
    select ${operator}, count(*) over ()::int as total from operator
    where ${text}::text is null or concat_ws(' ', name, phone, licence_number) ilike ${text}
    order by left_at is not null, name, operator_id limit ${size} offset ${page * size}`)
}

export const operatorById = (tx: Queryable, operatorId: string) =>
  tx.first(sql<StoredOperator>`select ${operator} from operator where operator_id = ${operatorId}`)

/** Makes changes to an operator wait for each other. */
export const lockOperator = (tx: Queryable, operatorId: string) =>
  tx.rows(sql`select from operator where operator_id = ${operatorId} for update`)

export const insertOperator = (tx: Queryable, row: NewOperator & { operatorId: string; addedAt: Date }) =>
  tx.rows(sql`
    insert into operator (operator_id, name, phone, licence_number, licence_valid_to, added_at)
    values (${row.operatorId}, ${row.name}, ${row.phone}, ${row.licenceNumber}, ${row.licenceValidTo}, ${row.addedAt})`)

export const isLicenceTaken = async (tx: Queryable, licenceNumber: string, besides: string) =>
  (await tx.first(sql`select from operator where licence_number = ${licenceNumber} and operator_id <> ${besides}`)) !==
  undefined

/** Saves an operator; one who has left keeps the time of it. */
export const updateOperator = ({ tx, now }: Transaction, row: StoredOperator) =>
  tx.rows(sql`
    update operator set name = ${row.name}, phone = ${row.phone}, licence_number = ${row.licenceNumber},
      licence_valid_to = ${row.licenceValidTo}, version = version + 1,
      left_at = case when ${row.hasLeft} then coalesce(left_at, ${now}::timestamptz) end
    where operator_id = ${row.operatorId}`)
