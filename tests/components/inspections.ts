import { Inspection, Inspections } from '#contract/jobs.inspections.ts'
import { makerOf, sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'

/** A job whose machine was never inspected. */
export const noInspections = sampleOf(Inspections, {})

export const DENT = { point: 'STRUCTURE', state: 'DAMAGED', note: 'A dent of 20 mm in the left door.' } as const

/** An on-hire inspection that the desk has signed: a dent, all else in order. */
export const anInspection = makerOf(Inspection, {
  inspectionId: idOf(860),
  kind: 'ON_HIRE',
  revision: 1,
  machineId: idOf(801),
  fleetNumber: 'BL-014',
  serialNumber: '0300221847',
  inspectedAt: '2026-10-14T03:30:00Z',
  place: 'Kharadi Tower B, gate 2',
  meter: '1388.2',
  fuelPercent: 80,
  points: [{ point: 'ENGINE', state: 'OK' }, { point: 'TYRES', state: 'OK' }, DENT],
  savedBy: 'Rohan More',
  savedAt: '2026-10-14T03:40:00Z',
  signed: {
    name: 'Rohan More',
    designation: 'Fitter',
    how: 'DRAWN',
    drawn: 'M20 60L60 20L90 70',
    at: '2026-10-14T03:40:00Z',
  },
})

/** The same once the site has signed it. */
export const anAnswered = (more: Partial<Inspection> = {}) => {
  const how = { how: 'TYPED', at: '2026-10-14T05:00:00Z' } as const
  return anInspection({ answer: { signed: { name: 'Asha Deshpande', designation: 'Site engineer', ...how } }, ...more })
}

/** The desk's sheet at the beginning of an inspection. */
export const aSheet = (...inspections: readonly Inspection[]) =>
  sampleOf(Inspections, {
    inspections,
    checklist: ['ENGINE', 'TYRES', 'STRUCTURE'],
    machineId: idOf(801),
    facts: {
      known: '1388.2',
      firstOpen: { date: '2026-10-14', hours: '1388.2' },
      lastClose: { date: '2026-11-20', hours: '1590.4' },
      onHire: '1388.2',
    },
  })
