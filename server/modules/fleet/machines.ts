// The machines of the fleet at the desk.
import { dateInIndia } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { type Machine, machinesApi, type NewMachine } from '#contract/fleet.machines.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import { changesOf } from '#server/platform/changes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import { refusedFor } from '#server/platform/refused-for.ts'
import { violation } from '#server/platform/violations.ts'
import { lastOf } from './board.store.ts'
import { bookingsFrom } from './bookings.store.ts'
import { takenBy } from './bookings.ts'
import * as store from './machines.store.ts'
import { shownNeed, stateOf } from './papers.rules.ts'

function shown({ version: _version, needs, ...machine }: store.StoredMachine, now: Date): Machine {
  const today = dateInIndia(now)
  const worst = needs.map(({ until }) => until).reduce((one, other) => (one < other ? one : other))
  return { ...machine, papers: stateOf(worst, today), mandatory: needs.map((need) => shownNeed(need, today)) }
}

const reply = (machine: store.StoredMachine, now: Date) => ({ machine: shown(machine, now), version: machine.version })

/** Returns a machine as a subject of the audit trail. */
export const subjectOf = ({ machineId, fleetNumber }: Pick<Machine, 'machineId' | 'fleetNumber'>) => ({
  kind: 'machine',
  id: machineId,
  label: fleetNumber,
})

/** A machine with the state of its papers. Throws `not-found`. */
export async function machineOf(tx: Queryable, machineId: string) {
  const machine = await store.machineById(tx, machineId)
  if (!machine) throw new Problem('not-found')
  return machine
}

/** The fields of a machine that its form changes. */
const saved = ({ version: _version, needs: _needs, ...machine }: store.StoredMachine) => machine

async function refuseUnknown({ tx }: Action<Staff>, { productId, yardId }: Pick<Machine, 'productId' | 'yardId'>) {
  const violations = [
    ...((await store.isProduct(tx, productId)) ? [] : [violation('productId', 'invalid')]),
    ...((await store.isYard(tx, yardId)) ? [] : [violation('yardId', 'invalid')]),
  ]
  if (violations.length > 0) throw new Problem('validation', { violations })
}

/** Throws `machine-exists`, which names each number that another machine has. */
async function refuseTaken(tx: Queryable, numbers: Parameters<typeof store.takenNumbers>[1]) {
  await store.lockNumbers(tx)
  const taken = await store.takenNumbers(tx, numbers)
  if (taken.length > 0)
    throw new Problem('machine-exists', { violations: taken.map((field) => violation(field, 'taken')) })
}

export const listMachines = (tools: Tools, caller: Staff, filter: store.MachineFilter) =>
  act(tools, caller, async ({ tx, now }) => {
    const rows = await store.machines(tx, filter, dateInIndia(now))
    const content = rows.map(({ total: _total, ...machine }) => shown(machine, now))
    return { machines: toPage(content, rows[0]?.total ?? 0, filter) }
  })

export const getMachine = (tools: Tools, caller: Staff, machineId: string) =>
  act(tools, caller, async ({ tx, now }) => reply(await machineOf(tx, machineId), now))

/** Throws `machine-exists` for a number that is taken, and `validation` for an unknown product or yard. */
export const addMachine = (tools: Tools, caller: Staff, sent: NewMachine) =>
  act(tools, caller, async (action) => {
    const { tx, now } = action
    await refuseUnknown(action, sent)
    const machineId = newId(now.getTime())
    await refuseTaken(tx, { ...sent, machineId })
    await store.insertMachine(tx, { ...sent, machineId, addedAt: now })
    const machine = await machineOf(tx, machineId)
    await audit(action, 'addMachine', subjectOf(machine), changedFields({}, sent))
    return reply(machine, now)
  })

type Update = { sent: ParsedOf<typeof machinesApi.updateMachine>['body']; ifMatch: string | undefined }

/** Throws `machine-booked`, which names what is first, while a machine is on a job or something is booked on it. */
async function refuseBooked(action: Action<Staff>, machineId: string) {
  const booking = await lastOf(action, machineId)
  if (booking) throw refusedFor('machine-booked', takenBy(booking))
}

/** Changes or retires a machine, or takes it back. Throws `machine-exists` for a number that is taken, and `machine-booked`. */
export const updateMachine = (tools: Tools, caller: Staff, machineId: string, { sent, ifMatch }: Update) =>
  act(tools, caller, async (action) => {
    const { tx, now } = action
    await store.lockMachine(tx, machineId)
    const before = await machineOf(tx, machineId)
    requireFresh(ifMatch, before.version)
    const after = { ...before, ...changesOf(machinesApi.updateMachine, sent, shown(before, now)) }
    await refuseUnknown(action, after)
    await refuseTaken(tx, after)
    if (after.isRetired && !before.isRetired) await refuseBooked(action, machineId)
    await store.updateMachine(action, after)
    const machine = await machineOf(tx, machineId)
    await audit(action, 'updateMachine', subjectOf(machine), changedFields(saved(before), saved(machine)))
    return reply(machine, now)
  })

/** The bookings of a machine in the next 90 days. Throws `not-found`. */
export const listBookings = (tools: Tools, caller: Staff, machineId: string) =>
  act(tools, caller, async ({ tx, now }) => {
    await machineOf(tx, machineId)
    return { bookings: await bookingsFrom(tx, machineId, dateInIndia(now)) }
  })
