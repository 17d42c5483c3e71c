import { Link } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import { plural } from '#web/platform/text.ts'
import { DrawingFrame } from './drawing-frame.tsx'
import type { Frame, Size } from './drawing-scale.ts'
import { Section } from './section.tsx'
import { useCatalogueText } from './text.ts'

type Named = { slug: string; name: string }
type Counted = Named & { count: number }
type CategoryHere = Counted & {
  from: string
  picture: { drawing: Size & { url: string }; frame: Frame } | undefined
  parts: readonly Counted[]
}
export type LineHere = Counted & { description: string; categories: readonly CategoryHere[] }

/** One equipment line in a city: its categories, each with a drawing, a count of machines and its sub-categories. */
export function LineInCity({ line, city }: { line: LineHere; city: string }) {
  const text = useCatalogueText()
  return (
    <Section title={line.name} intro={line.description}>
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {line.categories.map((category) => (
          <li key={category.slug} className="card flex gap-3 p-3 hover:border-ink md:p-4">
            <div className="w-26 shrink-0">{category.picture && <DrawingFrame {...category.picture} />}</div>
            <div className="min-w-0 grow">
              <h3>
                <Link
                  to={pagePaths.equipments(city, line.slug, category.slug)}
                  className="heading inline-block py-1 text-lg hover:text-blueprint hover:underline"
                >
                  {category.name}
                </Link>
              </h3>
              <p className="text-sm text-ink-3">{plural(category.count, text.machines)}</p>
              <p className="text-sm font-medium">{category.from}</p>
              <ul className="mt-1 text-sm">
                {category.parts.map((part) => (
                  <li key={part.slug}>
                    <Link
                      to={pagePaths.equipments(city, line.slug, category.slug, part.slug)}
                      className="flex min-h-11 items-center justify-between gap-2 text-ink-2 hover:text-blueprint hover:underline md:min-h-7"
                    >
                      {part.name}
                      <span className="text-ink-3 tabular-nums">{part.count}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
