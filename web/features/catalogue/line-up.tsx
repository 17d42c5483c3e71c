import { useId } from 'react'
import { Link } from 'react-router'
import { useRentalPaths } from '#web/platform/city.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DrawingFrame } from './drawing-frame.tsx'
import type { Frame, Size } from './drawing-scale.ts'
import { useHomeText } from './home-text.ts'

type Named = { slug: string; name: string }
type Machine = Named & { productLine: Named; category: Named; drawing: Size & { url: string }; from: string }

/** The popular categories side by side on one ground line, at one scale, each with its lowest rate. */
export function LineUp({ machines, frame }: { machines: readonly Machine[]; frame: Frame }) {
  const text = useHomeText()
  const paths = useRentalPaths()
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-3 md:self-center">
      <h2 id={id} className="heading text-xl">
        {text.popularCategories}
      </h2>
      <p className="text-sm text-ink-2">{text.popularText}</p>
      <ul className="mt-3 grid grid-cols-2 gap-3 md:gap-4">
        {machines.map(({ slug, productLine, category, drawing, from }) => (
          <li key={slug}>
            <Link
              to={paths.equipments(productLine.slug, category.slug)}
              className="group card block overflow-hidden hover:border-ink"
            >
              <DrawingFrame drawing={drawing} frame={frame} className="max-h-40 overflow-hidden md:max-h-44" wide />
              <span className="block px-3 pt-2 pb-3">
                <span className="flex items-center justify-between gap-2 font-semibold group-hover:text-blueprint md:text-lg">
                  {category.name}
                  <Icon name="right" className="size-4 text-ink-3" />
                </span>
                <span className="block text-sm text-ink-2">{from}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
