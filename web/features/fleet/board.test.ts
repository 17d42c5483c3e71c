import { describe, expect, test } from 'vitest'
import type { BoardMachine, Booking } from '#contract/fleet.bookings.ts'
import { dayAt, mondayOf, placeOf, showing } from './board-days.ts'
import { type Carried, fitOf, movable, nextFreeDay, rankOf } from './board-fit.ts'
import { found, rowsOf } from './board-rows.ts'

const booking = (from: string, to: string, more: Partial<Booking> = {}) =>
  ({
    kind: 'JOB',
    ref: 'job',
    from,
    to,
    number: 'JOB-1',
    customer: 'Deccan',
    jobStatus: 'SCHEDULED',
    ...more,
  }) as Booking
const machine = (fleetNumber: string, bookings: Booking[] = [], more: object = {}) =>
  ({
    machineId: fleetNumber,
    fleetNumber,
    productId: 'boom',
    productName: 'JLG 450AJ',
    subCategory: 'boom-lift',
    subCategoryName: 'Boom lift',
    yardId: 'pune',
    paper: { kind: 'INSURANCE', state: 'VALID', validTo: null },
    bookings,
    ...more,
  }) as BoardMachine
const job: Carried = {
  jobId: 'job-41',
  jobNumber: 'JOB-41',
  customer: 'Deccan',
  place: 'Nesco',
  productId: 'boom',
  productName: 'JLG 450AJ',
  from: '2026-12-01',
  to: '2026-12-10',
  machineId: null,
}

describe('the axis', () => {
  const span = { from: '2026-11-23', days: 28 }

  test('days lie by their share; parts outside the board are cut, and days outside are left out', () => {
    expect(placeOf(span, '2026-11-30', '2026-12-06')).toEqual({ x: '25.000%', width: '25.000%' })
    expect(placeOf(span, '2026-11-01', '2026-11-29')).toEqual({ x: '0.000%', width: '25.000%' })
    expect(placeOf(span, '2026-12-21', '2026-12-30')).toBeUndefined()
    expect(placeOf(span, '2026-11-01', '2026-11-22')).toBeUndefined()
  })

  test('a point is a day, and a day outside moves the axis to its week', () => {
    expect(dayAt(span, 0)).toBe('2026-11-23')
    expect(dayAt(span, 0.9999)).toBe('2026-12-20')
    expect(dayAt(span, 1.2)).toBe('2026-12-20')
    expect(mondayOf('2026-11-29')).toBe('2026-11-23')
    expect(showing(span, '2026-12-20')).toBe(span)
    expect(showing(span, '2026-12-24')).toEqual({ from: '2026-12-21', days: 28 })
  })
})

describe('a machine for a job', () => {
  test('is free until its next booking', () => {
    const next = machine('BL-016', [booking('2026-12-20', '2026-12-24')])
    expect(fitOf(next, job)).toEqual({ kind: 'FREE', until: '2026-12-19', isLapsed: false, isHeld: false })
    expect(fitOf(machine('BL-017'), job)).toMatchObject({ kind: 'FREE', until: undefined })
  })

  test('is taken on the days that both need, also beyond the days of the board', () => {
    const taken = machine('BL-014', [booking('2026-11-20', '2026-12-03')])
    expect(fitOf(taken, job)).toMatchObject({ kind: 'TAKEN', from: '2026-12-01', to: '2026-12-03' })
    const later = [{ kind: 'HOLD', from: '2026-12-09', to: '2027-01-09' }] as const
    expect(fitOf(machine('BL-015'), job, later)).toMatchObject({ kind: 'TAKEN', from: '2026-12-09', to: '2026-12-10' })
  })

  test('held for the quote of the job is free for it, and comes first; held for another it is taken', () => {
    const held = machine('BL-014', [booking('2026-12-01', '2026-12-10', { kind: 'HOLD', ref: 'quote' })])
    const own = fitOf(held, { ...job, quoteId: 'quote' })
    expect(own).toMatchObject({ kind: 'FREE', isHeld: true })
    expect(rankOf(own)).toBeLessThan(rankOf(fitOf(machine('BL-015'), job)))
    for (const other of [job, { ...job, quoteId: 'another' }])
      expect(fitOf(held, other)).toMatchObject({ kind: 'TAKEN' })
  })

  test('is of the agreed kind; without valid papers it fits, and says so', () => {
    expect(fitOf(machine('SL-031', [], { productId: 'scissor' }), job)).toEqual({ kind: 'OTHER' })
    expect(fitOf(machine('BL-016'), { ...job, machineId: 'BL-016' })).toEqual({ kind: 'OWN' })
    const lapsed = machine('BL-022', [], { paper: { kind: 'INSURANCE', state: 'EXPIRED', validTo: '2026-11-20' } })
    expect(fitOf(lapsed, job)).toMatchObject({ kind: 'FREE', isLapsed: true })
  })

  test('is given up by a job that has not begun, and by nothing else', () => {
    const [scheduled, begun] = [
      booking('2026-12-01', '2026-12-05'),
      booking('2026-12-01', '2026-12-05', { jobStatus: 'ON_HIRE' }),
    ]
    expect(movable(scheduled, machine('BL-014'))).toMatchObject({
      jobId: 'job',
      machineId: 'BL-014',
      productId: 'boom',
    })
    expect(movable(begun, machine('BL-014'))).toBeUndefined()
    expect(movable(undefined, machine('BL-014'))).toBeUndefined()
  })

  test('has a next free day', () => {
    const full = machine('BL-014', [booking('2026-11-20', '2026-12-03'), booking('2026-12-04', '2026-12-09')])
    expect(nextFreeDay(full, '2026-11-25', '2027-02-21')).toBe('2026-12-10')
    expect(nextFreeDay(full, '2026-11-10', '2027-02-21')).toBe('2026-11-10')
    expect(nextFreeDay(full, '2026-11-25', '2026-12-09')).toBeUndefined()
  })
})

describe('the lines', () => {
  const machines = [
    machine('BL-014', [booking('2026-12-01', '2026-12-05')]),
    machine('BL-016'),
    machine('SL-031', [], { productId: 'scissor', subCategory: 'scissor-lift', subCategoryName: 'Scissor lift' }),
  ]
  const keys = (carried?: Carried, jobs = [job]) =>
    rowsOf({ machines, jobs, carried, known: new Map() }).map(({ key }) => key)

  test('are jobs to place and machines by kind; with nothing to place there is no such group', () => {
    expect(keys()).toEqual(['to-place', 'job-41', 'boom-lift', 'BL-014', 'BL-016', 'scissor-lift', 'SL-031'])
    expect(keys(undefined, [])[0]).toBe('boom-lift')
  })

  test('are led by the machines that fit the job in hand, the free ones first', () => {
    expect(keys(job)).toEqual(['to-place', 'job-41', 'fitting', 'BL-016', 'BL-014', 'others', 'SL-031'])
  })

  test('are found by machine, job and customer, by yard and by kind', () => {
    const names = (more: object) =>
      found(machines, { q: '', yard: '', kind: '', ...more }).map(({ fleetNumber }) => fleetNumber)
    expect(names({ q: 'sl-03' })).toEqual(['SL-031'])
    expect(names({ q: 'deccan' })).toEqual(['BL-014'])
    expect(names({ q: 'JOB-1', kind: 'scissor-lift' })).toEqual([])
    expect(names({ yard: 'mumbai' })).toEqual([])
  })
})
