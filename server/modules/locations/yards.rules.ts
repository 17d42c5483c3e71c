/** Degrees north and east. */
export type Point = { latitude: number; longitude: number }

/** The mean radius of the earth. */
const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two points on the great circle, by the haversine formula. */
export function greatCircleKm(from: Point, to: Point) {
  const [up, across] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)]
  const chord =
    Math.sin(up / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(across / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The nearest of some places to a point, and its distance on the great circle; undefined if there are none. */
export function nearestOf<Place extends Point>(places: readonly Place[], to: Point) {
  const found = places.map((place) => ({ place, km: greatCircleKm(place, to) }))
  return found.toSorted((one, other) => one.km - other.km)[0]
}
