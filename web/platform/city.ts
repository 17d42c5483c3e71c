import { useSyncExternalStore } from 'react'
import { language } from '#contract/texts/language.en.ts'
import { rentalPaths } from './paths.ts'
import { createLastingStore, useStore } from './store.ts'

/** A city by its slug, as the address has it, and its name. */
export type City = { slug: string; name: string }

/** Local storage keys of the city somebody chose last: its slug (routes.md), and its name to show at once, by language. */
const SLUG_KEY = 'yantra.city'
const NAME_KEY = `yantra.city-name${language.base}`

const remembered = createLastingStore<City | undefined>(undefined)

/** The city chosen last on this device; unknown on the server and while hydrating. */
export const useRememberedCity = () => useStore(remembered)

/** The city of the page, else the one chosen last; who has come to a city's page need not hear that it is remembered. */
export const useCityOr = (city: City | undefined) =>
  useSyncExternalStore(
    remembered.subscribe,
    () => city ?? remembered.get(),
    () => city,
  )

/** Addresses of renting for pages that are no city's own: with the remembered city as soon as the browser knows it. */
export const useRentalPaths = () => rentalPaths(useRememberedCity()?.slug)

/** Reads storage; called once when the page has come to life. */
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

/** `navi-mumbai` → `Navi Mumbai`, for a slug that was stored without its name. */
const titled = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, gap: string, first: string) => `${gap && ' '}${first.toUpperCase()}`)
