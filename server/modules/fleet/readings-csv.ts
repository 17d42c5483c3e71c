// Readings of telematics as files: a row for each machine and time.

import { CSV_ROWS_MAX } from '#contract/csv-files.ts'
import { dateInIndia } from '#contract/dates.ts'
import { instantMs } from '#contract/times.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { at, column, fileOf } from '#server/platform/csv-columns.ts'
import { decimal, instant, words } from '#server/platform/csv-formats.ts'
import type { CsvImport } from '#server/platform/csv-import.ts'
import type { Cells, FileKind } from '#server/platform/csv-plan.ts'
import { fault } from '#server/platform/csv-read.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as csv from './readings-csv.store.ts'
import { isAhead } from './telematics.rules.ts'
import { insertReadings, lockReadings, type NewReading } from './telematics.store.ts'

const columns = [column('machine', words), column('at', instant), column('hours', decimal)]
const HOURS = /^\d{1,6}(\.\d{1,2})?$/

type Query = { subCategory?: string | undefined }

/** The latest reading of each machine with telematics, of all or of a sub-category. Throws `too-many-machines`. */
export const downloadReadings = (tools: Tools, caller: Staff, { subCategory }: Query) =>
  act(tools, caller, async ({ tx, now }) => {
    const rows = await csv.latestReadings(tx, subCategory, CSV_ROWS_MAX + 1)
    return { name: `readings-${dateInIndia(now)}.csv`, content: fileOf(columns, rows, 'too-many-machines') }
  })

const numberIn = ({ cell }: Cells) => cell('machine').toUpperCase()

/** The time in a row as files write it; what stands there if that is no time. */
function timeIn({ cell }: Cells) {
  const read = instant.read(cell('at'))
  return 'value' in read ? String(read.value) : cell('at')
}

/** The faults of a new reading of a machine. */
function faultsOf(hours: unknown, time: string, now: Date) {
  const typed = typeof hours === 'string' ? hours : ''
  if (typed === '') return [fault('hours', '', 'required')]
  if (!HOURS.test(typed)) return [fault('hours', typed, 'range', { min: '0', max: '999999.99' })]
  return isAhead(new Date(instantMs(time)), now) ? [fault('at', time, 'ahead')] : []
}

async function kindFor({ tx, now }: Action<Staff>, rows: readonly Cells[]): Promise<FileKind<NewReading>> {
  const machines = await csv.machinesNumbered(tx, rows.map(numberIn))
  const present = await csv.readingsAt(tx, [...machines.values()], rows.map(timeIn))
  return {
    columns,
    keyOf: (cells) => `${numberIn(cells)} ${String(instant.write(timeIn(cells)))}`,
    find(cells) {
      const [machineId, time] = [machines.get(numberIn(cells)), timeIn(cells)]
      if (machineId === undefined) return [fault('machine', cells.cell('machine'), 'fleet-number-unknown')]
      const hours = present.get(`${machineId} ${time}`)
      const before = hours === undefined ? undefined : { machine: cells.cell('machine'), at: time, hours }
      return { label: numberIn(cells), before, seen: null }
    },
    judge(said, { before }, cells) {
      if (before)
        return {
          faults: [fault('hours', cells.cell('hours'), 'reading-other', { hours: String(at(before, 'hours')) })],
        }
      const [hours, time] = [at(said, 'hours'), timeIn(cells)]
      const faults = faultsOf(hours, time, now)
      if (faults.length > 0) return { faults }
      return { work: { machineId: machines.get(numberIn(cells)) ?? '', at: time, hours: String(hours) } }
    },
  }
}

/** Adds readings by a file's rows. */
export const readingsImport: CsvImport<NewReading> = {
  call: 'importReadings',
  lock: ({ tx }) => lockReadings(tx),
  kindFor,
  write: (action, readings) => insertReadings(action, 'CSV', readings),
}
