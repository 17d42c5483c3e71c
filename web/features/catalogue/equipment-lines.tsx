import { Link } from 'react-router'
import { useRentalPaths } from '#web/platform/city.ts'
import { plural } from '#web/platform/text.ts'
import { useHomeText } from './home-text.ts'
import { Section } from './section.tsx'

type Named = { slug: string; name: string }
type Line = Named & { description: string; productCount: number; from: string; categories: readonly Named[] }

/** The four equipment lines as an index: description, count of machines, and categories. */
export function EquipmentLines({ lines }: { lines: readonly Line[] }) {
  const text = useHomeText()
  const paths = useRentalPaths()
  return (
    <Section title={text.equipmentLines}>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {lines.map(({ slug, name, description, productCount, from, categories }) => (
          <li key={slug} className="border-t border-line py-5 first:border-t-0 md:[&:nth-child(2)]:border-t-0">
            <h3 className="flex items-baseline justify-between gap-4">
              <Link to={paths.equipments(slug)} className="heading text-xl hover:text-blueprint hover:underline">
                {name}
              </Link>
              <span className="text-sm whitespace-nowrap text-ink-3">{plural(productCount, text.machines)}</span>
            </h3>
            <p className="mt-1 text-ink-2">
              {description} <span className="font-medium text-ink">{from}</span>
            </p>
            <ul className="mt-2 flex flex-wrap gap-x-4">
              {categories.map((category) => (
                <li key={category.slug}>
                  <Link
                    to={paths.equipments(slug, category.slug)}
                    className="link inline-flex min-h-11 items-center md:min-h-8"
                  >
                    {category.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
