import type { Location } from '#contract/locations.ts'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The metros in their order, then the others by name. */
export const metrosFirst = <City extends { name: string; metro: boolean }>(cities: readonly City[]) => [
  ...cities.filter(({ metro }) => metro),
  ...cities.filter(({ metro }) => !metro).toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
]

/** Cities whose name, alias, slug or state has a word that starts with the query; matches by state come last. */
export function matchCities(cities: readonly Location[], typed: string) {
  const query = plain(typed)
  if (query === '') return cities
  const begins = (text: string) => ` ${plain(text)}`.includes(` ${query}`)
  const named = cities.filter(({ name, slug, aliases }) => [name, slug, ...aliases].some(begins))
  return [...named, ...cities.filter((city) => begins(city.state) && !named.includes(city))]
}

/** The city with exactly this name or alias. */
export const cityNamed = (cities: readonly Location[], name: string) =>
  cities.find((city) => [city.name, ...city.aliases].some((called) => plain(called) === plain(name)))
