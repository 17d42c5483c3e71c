// Importing a file: a dry run, then exactly what it has shown, all or nothing.
import { createHash } from 'node:crypto'
import type { CsvPreview, CsvRow } from '#contract/csv-files.ts'
import type { deskPaths } from '#contract/paths.desk.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from './action.ts'
import { audit } from './audit.ts'
import { repliedFaults, shown } from './csv-faults.ts'
import { type Cells, cellsOf, type FileKind, isReadable, planOf, type Step } from './csv-plan.ts'
import { readCsv } from './csv-read.ts'
import { once } from './idempotency.ts'
import type { Staff } from './principal.ts'

/** The import of files of one kind. */
export type CsvImport<Work> = {
  /** The name of the call. */
  call: keyof typeof deskPaths
  /** Makes others who change the same things wait until the transaction ends. */
  lock: (action: Action<Staff>, rows: readonly Cells[]) => Promise<unknown>
  kindFor: (action: Action<Staff>, rows: readonly Cells[]) => Promise<FileKind<Work>>
  write: (action: Action<Staff>, works: readonly Work[]) => Promise<unknown>
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('base64url')

async function stepsOf<Work>(action: Action<Staff>, bytes: Buffer, kind: CsvImport<Work>, locked: boolean) {
  const table = readCsv(bytes)
  if (!isReadable(table)) return [{ ...table, label: '', effect: 'BAD' } satisfies Step<Work>]
  const rows = cellsOf(table)
  if (locked) await kind.lock(action, rows)
  return planOf(table, await kind.kindFor(action, rows))
}

const countsOf = (steps: readonly Step<unknown>[]) => {
  const count = (effect: CsvRow['effect']) => steps.filter((step) => step.effect === effect).length
  return { bad: count('BAD'), added: count('NEW'), changed: count('CHANGE'), same: count('SAME') }
}

/** Computes the digest of all steps; null if a row is bad, or if nothing is added or changed. */
function digestOf(steps: readonly Step<unknown>[]) {
  const { bad, added, changed } = countsOf(steps)
  return bad > 0 || added + changed === 0 ? null : sha256(JSON.stringify(steps))
}

function toRow(step: Step<unknown>): CsvRow {
  const { row, effect } = step
  const changes = 'changes' in step ? step.changes : []
  return {
    row,
    effect,
    label: shown(step.label),
    changes: changes.map(({ column, was, is }) => ({ column, was: shown(was), is: shown(is) })),
    ...repliedFaults('faults' in step ? step.faults : []),
  }
}

/** Every bad row of a file, and what each good one would do. */
export const previewFile = <Work>(tools: Tools, caller: Staff, bytes: Buffer, kind: CsvImport<Work>) =>
  act(tools, caller, async (action): Promise<{ preview: CsvPreview }> => {
    const steps = await stepsOf(action, bytes, kind, false)
    return { preview: { rows: steps.map(toRow), ...countsOf(steps), digest: digestOf(steps) } }
  })

/** A file, the digest of its preview, and the key under which it may be sent again. */
type Order = { bytes: Buffer; digest: string; key: string | undefined }

/** Does what the preview has shown. Throws `preview-outdated` if it would be another one now. */
export const importFile = <Work>(tools: Tools, caller: Staff, { bytes, digest, key }: Order, kind: CsvImport<Work>) =>
  act(tools, caller, (action) =>
    once(action, { call: kind.call, key, body: { digest, file: sha256(bytes) } }, async () => {
      const steps = await stepsOf(action, bytes, kind, true)
      if (digestOf(steps) !== digest) throw new Problem('preview-outdated')
      await kind.write(
        action,
        steps.flatMap((step) => ('work' in step ? [step.work] : [])),
      )
      const { added, changed } = countsOf(steps)
      const label = `${added} new, ${changed} changed`
      await audit(action, kind.call, { kind: 'csv-file', id: digest, label })
      return { added, changed }
    }),
  )
