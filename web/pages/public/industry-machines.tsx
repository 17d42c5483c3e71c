import { Link } from 'react-router'
import type { TypicalMachine } from '#contract/content.ts'
import { DrawingFrame } from '#web/features/catalogue/drawing-frame.tsx'
import { squareFrameFor } from '#web/features/catalogue/drawing-scale.ts'
import { useIndustriesText } from '#web/features/content/industries-text.ts'
import { useRentalPaths } from '#web/platform/city.ts'
import { plural } from '#web/platform/text.ts'

/**
 * The sub-categories that an industry rents, each linked to its list in the remembered city or to the choice of one.
 */
export function IndustryMachines({ machines }: { machines: readonly TypicalMachine[] }) {
  const text = useIndustriesText()
  const paths = useRentalPaths()
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4 lg:grid-cols-5">
      {machines.map(({ productLine, category, subCategory, productCount, drawing }) => (
        <li key={subCategory.slug} className="card relative hover:border-ink">
          {drawing && <DrawingFrame drawing={drawing} frame={squareFrameFor(drawing)} />}
          <div className="px-3 py-2.5">
            <h3>
              <Link
                to={paths.equipments(productLine.slug, category.slug, subCategory.slug)}
                className="font-semibold after:absolute after:inset-0 hover:text-blueprint hover:underline"
              >
                {subCategory.name}
              </Link>
            </h3>
            <p className="text-sm text-ink-3">
              {productCount === 0 ? text.noMachines : plural(productCount, text.machines)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
