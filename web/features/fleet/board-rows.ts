import type { BoardMachine } from '#contract/fleet.bookings.ts'
import { type Carried, type Fit, fitOf, rankOf, type Taking } from './board-fit.ts'

/** One line of the board. */
export type BoardRow =
  | { readonly kind: 'GROUP'; readonly key: string; readonly group: Group }
  | { readonly kind: 'JOB'; readonly key: string; readonly job: Carried }
  | { readonly kind: 'MACHINE'; readonly key: string; readonly machine: BoardMachine; readonly fit: Fit | undefined }

/** The heading of some lines; the screen has the words. */
export type Group =
  | { readonly of: 'TO_PLACE' | 'OTHERS'; readonly count: number }
  | { readonly of: 'FITTING'; readonly number: string; readonly free: number; readonly count: number }
  | { readonly of: 'KIND'; readonly name: string; readonly count: number }

/** Jobs that stay in sight while one of them is carried. */
const SHOWN_BESIDE = 6

const heading = (key: string, group: Group): BoardRow => ({ kind: 'GROUP', key, group })
const line = (machine: BoardMachine, fit?: Fit): BoardRow => ({ kind: 'MACHINE', key: machine.machineId, machine, fit })

function byKind(machines: readonly BoardMachine[]): BoardRow[] {
  const kinds = Map.groupBy(machines, ({ subCategory }) => subCategory)
  const sorted = [...kinds.values()].toSorted(([one], [other]) =>
    (one?.subCategoryName ?? '').localeCompare(other?.subCategoryName ?? ''),
  )
  return sorted.flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { subCategory, subCategoryName: name } = first
    return [heading(subCategory, { of: 'KIND', name, count: group.length }), ...group.map((one) => line(one))]
  })
}

function forJob(machines: readonly BoardMachine[], job: Carried, known: Shown['known']) {
  const fitted = machines.map((machine) => ({ machine, fit: fitOf(machine, job, known?.get(machine.machineId)) }))
  const fitting = fitted.filter(({ fit }) => fit.kind !== 'OTHER').toSorted((a, b) => rankOf(a.fit) - rankOf(b.fit))
  const others = fitted.filter(({ fit }) => fit.kind === 'OTHER')
  const free = fitting.filter(({ fit }) => fit.kind === 'FREE').length
  const group: Group = { of: 'FITTING', number: job.jobNumber, free, count: fitting.length }
  return [
    heading('fitting', group),
    ...fitting.map(({ machine, fit }) => line(machine, fit)),
    ...(others.length > 0 ? [heading('others', { of: 'OTHERS', count: others.length })] : []),
    ...others.map(({ machine, fit }) => line(machine, fit)),
  ]
}

type Shown = {
  readonly machines: readonly BoardMachine[]
  readonly jobs: readonly Carried[]
  readonly carried: Carried | undefined
  /** The bookings that take the machines on the days of the carried job. */
  readonly known: ReadonlyMap<string, readonly Taking[]> | undefined
}

/** The lines of the board: jobs to place, then the machines by kind, or those that fit the carried job on top. */
export function rowsOf({ machines, jobs, carried, known }: Shown): BoardRow[] {
  const beside = carried && jobs.length > SHOWN_BESIDE ? jobs.filter(({ jobId }) => jobId === carried.jobId) : jobs
  const toPlace = beside.map((job): BoardRow => ({ kind: 'JOB', key: job.jobId, job }))
  return [
    ...(toPlace.length > 0 ? [heading('to-place', { of: 'TO_PLACE', count: jobs.length }), ...toPlace] : []),
    ...(carried ? forJob(machines, carried, known) : byKind(machines)),
  ]
}

/** The machines that a search finds: by themselves, or by what occupies them. */
export function found(machines: readonly BoardMachine[], { q, yard, kind }: { q: string; yard: string; kind: string }) {
  const wanted = q.trim().toLowerCase()
  return machines.filter(
    ({ fleetNumber, productName, yardId, subCategory, bookings }) =>
      (yard === '' || yardId === yard) &&
      (kind === '' || subCategory === kind) &&
      (wanted === '' ||
        [
          fleetNumber,
          productName,
          ...bookings.flatMap(({ number, customer, place, note }) => [number, customer, place, note]),
        ]
          .join(' ')
          .toLowerCase()
          .includes(wanted)),
  )
}
