import { useRouteLoaderData } from 'react-router'
import type { loader } from './city.tsx'

/** The city of the page; for pages under `layouts/city.tsx` only. */
export function useCity() {
  const loaded = useRouteLoaderData<typeof loader>('city')
  if (!loaded) throw new Error('This page stands under no city')
  return loaded.city
}
