import type { StaffRole } from '#contract/staff.ts'
import { deskPlaces, useDeskTexts } from './desk-places.ts'
import { PlacesNav } from './places-nav.tsx'

/** The rooms of the desk, by role. */
export function DeskNav({ role }: { role: StaffRole }) {
  const text = useDeskTexts()
  return <PlacesNav label={text.navigation} groups={deskPlaces(text, role)} />
}
