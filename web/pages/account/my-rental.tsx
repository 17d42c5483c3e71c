import { redirect } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import type { Route } from './+types/my-rental'

/** The enquiries stand first among the rentals. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  redirect(pagePaths.enquiries() + new URL(request.url).search)
clientLoader.hydrate = true as const

export default function MyRental() {
  return null
}
