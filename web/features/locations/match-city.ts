import type { Location } from '#contract/locations.ts'
import { cityOfPin } from '#contract/pin-cities.ts'
import { pinIn, statesOfPin } from '#contract/pin-codes.ts'
import { ownName } from '#web/platform/translate-names.ts'
import { editDistance } from './edit-distance.ts'

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

/** The cities found, and the way: by name, by a PIN code of that state, or by a similar spelling. */
export type CitiesFound = { cities: readonly Location[]; by: 'name' | 'pin' | 'spelling'; state?: string }

/** The longest misspelled name that is compared, and the mistakes allowed in a short and in a longer one. */
const SPELLED_MAX = 30
const SHORT = 4
const MISTAKES = [1, 2] as const

/** Cities by name or state, by PIN code, or else by the most similar names. */
export function findCities(cities: readonly Location[], typed: string): CitiesFound {
  const pin = pinIn(typed)
  if (pin !== undefined) return citiesOfPin(cities, pin)
  const named = matchCities(cities, typed)
  return named.length > 0 ? { cities: named, by: 'name' } : { cities: likeCities(cities, typed), by: 'spelling' }
}

/** The city of a PIN code alone, else every city of its state. */
function citiesOfPin(cities: readonly Location[], pin: string): CitiesFound {
  const [[state], city] = [statesOfPin(pin), cityOfPin(pin)]
  if (state === undefined) return { cities: [], by: 'pin' }
  const own = ownName(state)
  const exact = cities.filter(({ slug }) => slug === city)
  return { cities: exact.length > 0 ? exact : cities.filter((one) => one.state === own), by: 'pin', state: own }
}

function likeCities(cities: readonly Location[], typed: string) {
  const query = plain(typed).slice(0, SPELLED_MAX)
  const allowed = MISTAKES[query.length > SHORT ? 1 : 0]
  const mistakesOf = ({ name, slug, aliases }: Location) =>
    Math.min(...[name, slug, ...aliases].map((called) => editDistance(query, plain(called))))
  return cities
    .map((city) => ({ city, mistakes: mistakesOf(city) }))
    .filter(({ mistakes }) => mistakes <= allowed)
    .toSorted((one, other) => one.mistakes - other.mistakes)
    .map(({ city }) => city)
}
