import { Outlet } from 'react-router'
import { CompareForm } from '#web/features/catalogue/compare-toggle.tsx'
import { notFound } from '#web/platform/found.ts'
import { callContext } from '#web/platform/page-context.ts'
import type { Route } from './+types/city'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

/** Everything under `/rental/{location}`: the city must be one of ours. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { locations } = await context.get(callContext)('listLocations')
  const city = locations.find(({ slug }) => slug === params.location)
  if (!city) throw notFound()
  return { city }
}

export default function City({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Outlet />
      <CompareForm city={loaderData.city.slug} />
    </>
  )
}
