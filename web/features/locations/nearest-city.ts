import type { Location } from '#contract/locations.ts'

type Point = { lat: number; lng: number }

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres along the surface of the earth. */
export function kmBetween(one: Point, other: Point) {
  const [dLat, dLng] = [radians(other.lat - one.lat) / 2, radians(other.lng - one.lng) / 2]
  const chord = Math.sin(dLat) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(dLng) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord))
}

/** The nearest cities, nearest first. */
export const nearestCities = (cities: readonly Location[], point: Point, most: number) =>
  cities
    .map((city) => ({ ...city, km: Math.round(kmBetween(point, city)) }))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, most)
