// Machines held for quotes. A hold keeps others away until the quote is answered, and its jobs take the machine.
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import * as bookings from './bookings.store.ts'
import * as store from './holding.store.ts'

export { heldFor } from './holding.store.ts'

type Line = store.Wanted & { readonly quantity: number }
type Quote = { readonly quoteId: string; readonly lines: readonly Line[]; readonly expiresAt: Date }

/** Holds what is free of the machines that the lines of a quote want; returns their fleet numbers. */
export async function holdMachines(action: Action<Staff>, { quoteId, lines, expiresAt }: Quote) {
  const held: string[] = []
  for (const line of lines) held.push(...(await holdLine(action, line, { quoteId, expiresAt })))
  return held
}

/** Somebody else may take a free machine first; then the next one is tried. */
async function holdLine(action: Action<Staff>, line: Line, hold: Omit<Quote, 'lines'>) {
  const held: string[] = []
  for (const { machineId, fleetNumber } of await store.freeMachines(action, line)) {
    if (held.length === line.quantity) break
    await bookings.endHolds(action, machineId)
    const { from, to } = line
    const booking = { machineId, kind: 'HOLD', ref: hold.quoteId, expiresAt: hold.expiresAt, from, to } as const
    if (await bookings.insertBooking(action, booking)) held.push(fleetNumber)
  }
  return held
}

type Job = store.Wanted & { readonly quoteId: string; readonly machineId: string | null }

/** Makes room for a job of a quote on a machine: the hold of that machine ends, or for a new job another one of the quote. */
export async function takeHold({ tx }: Action<Staff>, job: Job, machineId: string) {
  if (await store.endHoldOn(tx, job, machineId)) return
  if (job.machineId === null) await store.endOneHold(tx, job)
}

type Asked = store.Wanted & { readonly quoteNumber?: string | undefined }

/** Counts the machines of a product that are free on these days. Throws `validation` for days that run back. */
export const countFreeMachines = (tools: Tools, caller: Staff, { quoteNumber, ...wanted }: Asked) =>
  act(tools, caller, async (action) => {
    if (wanted.to < wanted.from) throw new Problem('validation', { violations: [violation('to', 'invalid')] })
    const counted = await store.countFree(action, wanted, quoteNumber)
    return counted ?? { free: 0, held: 0, all: 0 }
  })
