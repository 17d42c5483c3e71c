import { Link } from 'react-router'
import { useRentalPaths } from '#web/platform/city.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DrawingFrame } from './drawing-frame.tsx'
import type { Frame, Size } from './drawing-scale.ts'
import { useHomeText } from './home-text.ts'
import { Section } from './section.tsx'

type Named = { slug: string; name: string }
type Machine = Named & { productLine: Named; category: Named; drawing: Size & { url: string } }

/** The popular categories side by side on one ground line, at one scale. */
export function LineUp({ machines, frame }: { machines: readonly Machine[]; frame: Frame }) {
  const text = useHomeText()
  const paths = useRentalPaths()
  return (
    <Section title={text.popularCategories} intro={text.popularText}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-0">
        {machines.map(({ slug, productLine, category, drawing }) => (
          <li key={slug} className="md:border-l md:border-line md:first:border-transparent">
            <Link
              to={paths.equipments(productLine.slug, category.slug)}
              className="group block bg-card max-md:card max-md:overflow-hidden"
            >
              <DrawingFrame drawing={drawing} frame={frame} />
              <span className="flex min-h-12 items-center justify-between gap-2 px-3 font-semibold group-hover:text-blueprint md:text-lg">
                {category.name}
                <Icon name="right" className="size-4 text-ink-3" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
