// The check constraints of the database, the fields of calls that bear their names, and values outside of them.
import { globSync } from 'node:fs'
import { sql } from 'kysely'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Database } from '#server/platform/database.ts'
import { owners } from '#tests/architecture/table-owners.ts'
import type { CallName } from '#web/platform/call.ts'
import { FIRST, type FieldPath, fieldsOf } from './schemas.ts'
import { changes } from './worlds.ts'

/** A check constraint with its columns. */
export type Check = {
  readonly name: string
  readonly table: string
  readonly definition: string
  readonly columns: readonly string[]
}

/** Every check constraint of a table of ours. */
export const checksIn = (db: Database) =>
  db.asOwner((owner) =>
    owner.rows(sql<Check & { columns: string[] }>`
      select c.conname::text as name, t.relname::text as "table", pg_get_constraintdef(c.oid) as definition,
        array(select a.attname::text from unnest(c.conkey) key
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key) as columns
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.contype = 'c' and t.relnamespace = 'public'::regnamespace order by 2, 1`),
  )

/** The row of each call: the beginning of the name of the file that defines it. */
async function rowsOfCalls() {
  const rows = new Map<string, string>()
  for (const file of globSync('contract/*.ts').filter((one) => !one.endsWith('.test.ts'))) {
    const module = (await import(/* @vite-ignore */ `#contract/${file.slice('contract/'.length)}`)) as Record<
      string,
      unknown
    >
    const row = file.slice('contract/'.length).split('.')[0] ?? ''
    for (const part of Object.values(module))
      if (part instanceof Object)
        for (const [name, one] of Object.entries(part))
          if (one === (api as Record<string, unknown>)[name]) rows.set(name, row)
  }
  return rows
}

/** Fields that fill a column under another name. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  account_number: ['account'],
  breakdown: ['from', 'to'],
  cancel_reason: ['reason'],
  day_paise: ['perDayPaise'],
  drawn: ['signature'],
  during: ['from', 'to'],
  file_name: ['name'],
  from_date: ['from', 'startDate', 'date'],
  in_machine_id: ['machineId'],
  in_meter: ['meterIn'],
  kind: ['phoneOrEmail'],
  log_date: ['date'],
  lost_note: ['note'],
  lost_reason: ['reason'],
  machine_month_paise: ['machinePerMonthPaise'],
  markdown: ['body'],
  mobilisation: ['basePaise', 'includedKm', 'perKmPaise', 'leastPaise'],
  month_paise: ['perMonthPaise'],
  name: ['tags'],
  on_hire_from: ['date'],
  operator_day_paise: ['operatorPerDayPaise'],
  operator_month_paise: ['operatorPerMonthPaise'],
  out_meter: ['meterOut'],
  owner_asked_message: ['message'],
  resume_reason: ['reason'],
  role: ['userRole', 'access'],
  sac_note: ['note'],
  sender_name: ['name'],
  signed_designation: ['designation'],
  signed_drawn: ['drawn', 'signature'],
  terms: ['hoursPerDay', 'daysPerMonth', 'includedHours', 'graceHours'],
  to_date: ['to', 'date', 'wantedDate'],
  valid_from: ['from', 'validFrom'],
  value: ['phone', 'email', 'phoneOrEmail'],
  week_paise: ['perWeekPaise'],
  worked: ['from', 'to'],
}

/** Rows whose calls fill tables of another one. */
const ALSO_FROM: Readonly<Record<string, readonly string[]>> = {
  account: ['profile', 'users', 'company', 'staff'],
  e_invoice_event: ['gst'],
  enquiry_line: ['cart'],
  identifier: ['profile', 'users', 'staff'],
  signed_link: ['logsheets', 'jobs'],
}

const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const namesOf = ({ columns }: Check) => columns.flatMap((column) => [camel(column), ...(OTHER_NAMES[column] ?? [])])

/** A field of a call's body. */
export type Field = { readonly call: CallName; readonly path: FieldPath }

/** The fields of writes in the row of a check's table that bear the name of one of its columns. */
export async function fieldsOfChecks(checks: readonly Check[]): Promise<Map<Check, Field[]>> {
  const rows = await rowsOfCalls()
  const fields = (Object.keys(api) as CallName[]).filter(changes).flatMap((call): Field[] => {
    const { body }: Endpoint = api[call]
    return body === undefined ? [] : fieldsOf(body).map((path) => ({ call, path }))
  })
  const isOf = (check: Check) => {
    const names = namesOf(check)
    const ofTable = [owners.get(check.table), ...(ALSO_FROM[check.table] ?? [])]
    return ({ call, path }: Field) =>
      ofTable.includes(rows.get(call)) && names.includes(path.findLast((part) => part !== FIRST) ?? '')
  }
  return new Map(checks.map((check) => [check, fields.filter(isOf(check))]))
}

const numbersIn = (definition: string) =>
  [...definition.matchAll(/(?<![\w'[{])'?(-?\d+(?:\.\d+)?)'?/g)].map(([, number]) => Number(number))

/** Texts and numbers on both sides of the bounds that a check names, and of its kind where it names none. */
export function outside({ definition }: Check): unknown[] {
  const bounds = numbersIn(definition).flatMap((bound) => [bound - 1, bound + 1])
  const numbers = [...bounds, -1, 0, 0.5, 1e12, 1e17].flatMap((number) => [number, String(number)])
  const lengths = /length\(/.test(definition) ? numbersIn(definition) : []
  const texts = ['', ' ', 'nobody', '_', '0001-01-01', '1900-01-01', '9998-12-31', '2026-02-30', '0001-01-01T00:00:00Z']
  const long = lengths.filter((length) => length < 100_000).map((length) => 'ß'.repeat(length + 1))
  return [...new Set<unknown>([...numbers, ...texts, ...long, null, [], {}])]
}
