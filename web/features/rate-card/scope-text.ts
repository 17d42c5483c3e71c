import { fill, plural } from '#web/platform/text.ts'
import { usePlaces } from './rate-cards.queries.ts'
import { useChangeManyTexts } from './texts.ts'

/** `12 machines`, or `12 machines, rates in Pune`. */
export function useScopeText({ count, city }: { count: number; city: string | null }) {
  const text = useChangeManyTexts()
  const { cities } = usePlaces()
  const machines = plural(count, text.of)
  const name = cities.find(({ slug }) => slug === city)?.name ?? city
  return name === null ? machines : fill(text.inCity, { machines, city: name })
}
