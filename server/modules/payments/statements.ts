// Statements of the bank as files: a dry run, then exactly what it has shown. A bad row stops no other.
import { dateInIndia } from '#contract/dates.ts'
import type { StatementPreview } from '#contract/payments.bank.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { repliedFaults } from '#server/platform/csv-faults.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as store from './bank.store.ts'
import { readStatement } from './statement-file.ts'
import { sha256 } from './statement-identity.rules.ts'
import type { StatementStep } from './statement-row.ts'

type File = { readonly bytes: Buffer; readonly account: string }

/** A dry run of an import: its rows, those already stored, and who imported it before. */
async function planOf({ tx, now }: Action<Staff>, { bytes, account }: File) {
  const read = readStatement(bytes, { account, today: dateInIndia(now) })
  const known = await store.knownLines(
    tx,
    read.flatMap(({ line }) => (line === null ? [] : [line.fingerprint])),
  )
  const steps = read.map(
    (step): StatementStep =>
      step.line !== null && known.has(step.line.fingerprint) ? { ...step, effect: 'KNOWN', line: null } : step,
  )
  const before = await store.statementOf(tx, sha256(bytes))
  return { steps, before, digest: digestOf(steps, account) }
}

const countOf = (steps: readonly StatementStep[], effect: StatementStep['effect']) =>
  steps.filter((step) => step.effect === effect).length

/** The digest of all rows; null if none is new. */
const digestOf = (steps: readonly StatementStep[], account: string) =>
  countOf(steps, 'NEW') === 0 ? null : sha256(JSON.stringify([account, steps]))

const toRow = ({ row, effect, bookedOn, narration, creditPaise, debitPaise, reference, faults }: StatementStep) => ({
  row,
  effect,
  bookedOn,
  narration,
  creditPaise,
  debitPaise,
  reference,
  faults: repliedFaults(faults).faults,
})

/** Every row of a statement, and what importing it would do. */
export const previewStatement = (tools: Tools, caller: Staff, file: File) =>
  act(tools, caller, async (action): Promise<{ preview: StatementPreview }> => {
    const { steps, before, digest } = await planOf(action, file)
    const rows = steps.map(toRow)
    const [bad, added] = [countOf(steps, 'BAD'), countOf(steps, 'NEW')]
    const [known, notes] = [countOf(steps, 'KNOWN'), countOf(steps, 'NOTE')]
    return { preview: { rows, bad, added, known, notes, importedBefore: before ?? null, digest } }
  })

type Order = File & { readonly digest: string; readonly name: string; readonly key: string | undefined }

/**
 * Adds the good rows that the dry run has shown, and says which rows were refused and why. Throws `preview-outdated` where
 * they would be others now.
 */
export const importStatement = (tools: Tools, caller: Staff, { digest, name, key, ...file }: Order) =>
  act(tools, caller, (action) =>
    once(action, { call: 'importStatement', key, body: { digest, name, file: sha256(file.bytes) } }, async () => {
      await store.lockStatements(action.tx)
      const plan = await planOf(action, file)
      if (plan.digest !== digest) throw new Problem('preview-outdated')
      const statementId = newId(action.now.getTime())
      const lines = plan.steps.flatMap(({ line }) =>
        line === null ? [] : [{ ...line, lineId: newId(action.now.getTime()) }],
      )
      const fileHash = sha256(file.bytes)
      await store.insertStatement(action, { statementId, account: file.account, name, fileHash, lines })
      await audit(action, 'importStatement', { kind: 'bank-statement', id: statementId, label: name })
      const refused = plan.steps.filter(({ effect }) => effect === 'BAD').map(toRow)
      const [known, notes] = [countOf(plan.steps, 'KNOWN'), countOf(plan.steps, 'NOTE')]
      return { added: lines.length, known, notes, refused }
    }),
  )
