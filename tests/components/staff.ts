import { StaffMember } from '#contract/staff.people.ts'
import { permissionsOf, type StaffRole } from '#contract/staff.ts'
import { sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'
import { MEERA } from './somebody.ts'

/** A person at the desk. */
export const aMember = (firstName: string, n: number, more: Partial<StaffMember> = {}) =>
  sampleOf(StaffMember, {
    staffId: idOf(700 + n),
    firstName,
    lastName: 'Nair',
    email: `${firstName.toLowerCase()}@yantra.example`,
    role: 'SALES',
    isActive: true,
    addedAt: '2026-09-01T04:30:00.000Z',
    lastSeenAt: '2026-11-24T11:48:00.000Z',
    sessions: 1,
    ...more,
  })

/** The signed-in member of staff. */
export const self = (role: StaffRole) =>
  aMember('Meera', 0, { staffId: MEERA.userId, lastName: 'Joshi', email: MEERA.phoneEmail, role })

export const selfAs = (role: StaffRole) => ({ self: { ...self(role), permissions: [...permissionsOf[role]] } })
