// What holds of records with a life cycle, whatever was done to them.
import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import type { Flow } from '#contract/flow.ts'
import { invoiceFlow } from '#contract/invoices.ts'
import { jobFlow } from '#contract/jobs.ts'
import { logsheetFlow } from '#contract/logsheets.ts'
import { summarySheetFlow } from '#contract/summary-sheets.ts'
import { outcomes } from '#tests/support/at-once.ts'
import type { TestServer } from '#tests/support/server.ts'

const flows = { job: jobFlow, logsheet: logsheetFlow, summary_sheet: summarySheetFlow, invoice: invoiceFlow } as const
type Table = keyof typeof flows
type Move = readonly [act: string, from: string | null, to: string]
type Row = { readonly id: string; readonly status: string; readonly moves: readonly Move[] }

/** The records of a life: those of its tables, each under a condition. */
export type Records = Readonly<Partial<Record<Table, RawBuilder<unknown>>>>

/** Reads these records with their moves. */
export async function livesOf({ db }: TestServer, records: Records) {
  const read = async ([table, where]: [string, RawBuilder<unknown>]) => {
    const [key, events] = [sql.ref(`${table}_id`), sql.table(`${table}_event`)]
    const rows = await db.asOwner((owner) =>
      owner.rows(sql<Row>`
        select ${key} as id, status, (select json_agg(json_build_array(act, from_status, to_status) order by event_no)
          from ${events} moved where moved.${key} = subject.${key}) as moves
        from ${sql.table(table)} subject where ${where} order by 1`),
    )
    return [table as Table, rows] as const
  }
  return Promise.all(Object.entries(records).map(read))
}

const nextOf = (flow: Flow, status: string | null, act: string) =>
  status === null ? flow.begin[act] : flow.moves[status]?.[act]

/** Each move is one that the life cycle allows, from where the move before ended, and the last ends at the status. */
function expectLawful(lives: Awaited<ReturnType<typeof livesOf>>) {
  for (const [table, rows] of lives)
    for (const { id, status, moves } of rows) {
      const astray = moves.find(([act, from, to], at) => {
        const last = at === 0 ? null : moves[at - 1]?.[2]
        return from !== last || to !== nextOf(flows[table], from, act)
      })
      expect([table, id, astray, moves.at(-1)?.[2]]).toEqual([table, id, undefined, status])
    }
}

/** Acts; a refusal has changed nothing, and whatever happened, the life cycles are kept. Returns the outcome. */
export async function actLawfully(server: TestServer, records: Records, act: () => Promise<unknown>) {
  const before = await livesOf(server, records)
  const [outcome = ''] = await outcomes([act()])
  expect(outcome).not.toMatch(/server-error|service-unavailable|unauthorized|bad-request/)
  const after = await livesOf(server, records)
  if (outcome !== 'done') expect([outcome, after]).toEqual([outcome, before])
  expectLawful(after)
  return outcome
}
