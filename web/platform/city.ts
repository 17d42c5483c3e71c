import { useSyncExternalStore } from 'react'
import { language } from '#contract/texts/language.en.ts'
import { rentalPaths } from './paths.ts'
import { createLastingStore, useStore } from './store.ts'

/** A city's slug, as in addresses, and its name. */
export type City = { slug: string; name: string }

/** Local storage keys of the last chosen city: its slug (routes.md), and its name per language, to show at once. */
const SLUG_KEY = 'yantra.city'
const NAME_KEY = `yantra.city-name${language.base}`

const remembered = createLastingStore<City | undefined>(undefined)

/** The last city chosen on this device; undefined on the server and while hydrating. */
export const useRememberedCity = () => useStore(remembered)

/** The page's city, else the last chosen one. On a city's page, remembering that city causes no new rendering. */
export const useCityOr = (city: City | undefined) =>
  useSyncExternalStore(
    remembered.subscribe,
    () => city ?? remembered.get(),
    () => city,
  )

/** Rental addresses for pages without a city, with the remembered city once the browser has read it. */
export const useRentalPaths = () => rentalPaths(useRememberedCity()?.slug)

/** Reads the city from storage; called once after hydration. */
export function recallCity() {
  const slug = localStorage.getItem(SLUG_KEY)
  if (slug && /^[a-z0-9-]+$/.test(slug)) remembered.set({ slug, name: localStorage.getItem(NAME_KEY) ?? titled(slug) })
  return remembered.get()
}

export function rememberCity({ slug, name }: City) {
  localStorage.setItem(SLUG_KEY, slug)
  localStorage.setItem(NAME_KEY, name)
  remembered.set({ slug, name })
}

/** `navi-mumbai` → `Navi Mumbai`, for a slug stored without its name. */
const titled = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, gap: string, first: string) => `${gap && ' '}${first.toUpperCase()}`)
