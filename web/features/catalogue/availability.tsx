import { Link } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import type { ProductFacts } from './product-facts.ts'

/** The id of the cities' section. */
export const AVAILABILITY_ID = 'availability'

type Props = { slug: string; facts: Pick<ProductFacts, 'place' | 'otherCities'> }

/** Whether this city has the machine, and links to it in the cities that do. */
export const Availability = ({ slug, facts: { place, otherCities } }: Props) => (
  <>
    <p>{place.here}</p>
    <p className="mt-2 text-sm text-ink-3">{place.others}</p>
    <ul className="flex flex-wrap gap-x-4">
      {otherCities.map((city) => (
        <li key={city.slug}>
          <Link to={pagePaths.equipment(city.slug, slug)} className="link inline-flex min-h-11 items-center md:min-h-8">
            {city.name}
          </Link>
        </li>
      ))}
    </ul>
  </>
)
