import { useSession } from '#web/platform/session/state.ts'
import { accountPlaces, useAccountTexts } from './account-places.ts'
import { PlacesNav } from './places-nav.tsx'

/** The navigation of the signed-in pages of customers. */
export function AccountNav() {
  const text = useAccountTexts()
  const now = useSession()
  return (
    <PlacesNav
      label={text.navigation}
      groups={accountPlaces(text, now.status === 'signed-in' ? now.claims : undefined)}
    />
  )
}
