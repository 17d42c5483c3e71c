import { Link } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import { fill } from '#web/platform/text.ts'
import { useProductText } from './product-text.ts'

/** The id of the cities' section. */
export const AVAILABILITY_ID = 'availability'

type Named = { slug: string; name: string }
type Props = { slug: string; available: boolean; city: Named; cities: readonly Named[] }

/** Whether this city has the machine, and links to it in the cities that do. */
export function Availability({ slug, available, city, cities }: Props) {
  const text = useProductText()
  const others = cities.filter((other) => other.slug !== city.slug)
  return (
    <>
      <p>{fill(available ? text.availableHere : text.notHere, { city: city.name })}</p>
      <p className="mt-2 text-sm text-ink-3">{others.length === 0 ? text.nowhere : text.alsoIn}</p>
      <ul className="flex flex-wrap gap-x-4">
        {others.map((other) => (
          <li key={other.slug}>
            <Link
              to={pagePaths.equipment(other.slug, slug)}
              className="link inline-flex min-h-11 items-center md:min-h-8"
            >
              {other.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
