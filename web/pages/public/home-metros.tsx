import { Link } from 'react-router'
import { useHomeText } from '#web/features/catalogue/home-text.ts'
import { Section } from '#web/features/catalogue/section.tsx'
import { type CityControl, MetroGrid } from '#web/features/locations/city-grid.tsx'
import { pagePaths } from '#web/platform/paths.ts'
import { fill } from '#web/platform/text.ts'

type City = { slug: string; name: string; metro: boolean }

const control: CityControl = (city, className, children) => (
  <Link to={pagePaths.rental(city.slug)} className={className}>
    {children}
  </Link>
)

/** The key metro cities and a link to all others. */
export function Metros({ cities }: { cities: readonly City[] }) {
  const text = useHomeText()
  return (
    <Section title={text.metrosTitle} intro={text.metrosText}>
      <MetroGrid cities={cities.filter(({ metro }) => metro)} control={control} />
      <Link to={pagePaths.anyCity()} className="link mt-3 inline-flex min-h-11 items-center">
        {fill(text.allCities, { n: cities.length })}
      </Link>
    </Section>
  )
}
