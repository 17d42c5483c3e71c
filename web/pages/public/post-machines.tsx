import { Link } from 'react-router'
import { DrawingFrame } from '#web/features/catalogue/drawing-frame.tsx'
import { squareFrameFor } from '#web/features/catalogue/drawing-scale.ts'
import { representative } from '#web/features/catalogue/representatives.ts'
import { useBlogText } from '#web/features/content/blog-text.ts'
import type { Call } from '#web/platform/call.ts'
import { useRentalPaths } from '#web/platform/city.ts'
import { fill } from '#web/platform/text.ts'
import { Icon } from '#web/ui/icon.tsx'

type Named = { slug: string; name: string }

/** A tag names a category by its slug or the plural of it (`cranes`). */
const names = (tag: Named, category: Named) => tag.slug === category.slug || tag.slug === `${category.slug}s`

/** The categories named by a post's tags, each with a representative machine. */
export async function machinesOfTags(call: Call, tags: readonly Named[]) {
  const { productLines } = await call('getProductCatalog', { query: {} })
  const categories = productLines
    .flatMap((line) => line.categories)
    .filter((category) => tags.some((tag) => names(tag, category)))
  const machines = await Promise.all(categories.map(({ slug }) => representative(call, slug)))
  return machines.flatMap((machine) =>
    machine ? [{ productLine: machine.productLine, category: machine.category, drawing: machine.drawing }] : [],
  )
}

type Machine = Awaited<ReturnType<typeof machinesOfTags>>[number]

/** Links from a post to its machines, in the remembered city or after choosing one. */
export function PostMachines({ machines }: { machines: readonly Machine[] }) {
  const text = useBlogText()
  const paths = useRentalPaths()
  return (
    <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 md:gap-4">
      {machines.map(({ productLine, category, drawing }) => (
        <li key={category.slug} className="card relative flex items-center gap-4 p-3 hover:border-ink">
          <div className="w-26 shrink-0">
            <DrawingFrame drawing={drawing} frame={squareFrameFor(drawing)} />
          </div>
          <Link
            to={paths.equipments(productLine.slug, category.slug)}
            className="heading grow text-lg text-balance after:absolute after:inset-0 hover:text-blueprint hover:underline"
          >
            {fill(text.moreIn, { what: category.name })}
          </Link>
          <Icon name="right" className="size-4 text-ink-3" />
        </li>
      ))}
    </ul>
  )
}
