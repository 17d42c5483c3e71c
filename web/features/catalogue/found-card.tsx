import { Link } from 'react-router'
import { formatRupees } from '#contract/money.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { Figures } from './figures.tsx'
import type { RangeFrame } from './finder-scale.ts'
import type { DrawnMachine } from './load-finder.ts'
import { ProductName } from './product-name.tsx'
import { RangeDrawing } from './range-drawing.tsx'
import { useCatalogueText } from './text.ts'

type Props = { machine: DrawnMachine; frame: RangeFrame; city: string }

/** A machine of the finder: its drawing without a gap to its neighbours, its figures, its rate, and what it lacks. */
export function FoundCard({ machine, frame, city }: Props) {
  const text = useCatalogueText()
  const { slug, name, kind, drawing, picture, figures, perMonthPaise, reasons } = machine
  return (
    <article className="relative flex h-full flex-col">
      <RangeDrawing url={drawing.url} picture={picture} frame={frame} />
      <div className="mt-2 flex grow flex-col gap-2 px-1 md:px-2">
        <div>
          <p className="text-xs text-ink-3">{kind}</p>
          <h3 className="heading leading-tight">
            <Link to={pagePaths.equipment(city, slug)} className="after:absolute after:inset-0 hover:text-blueprint">
              <ProductName name={name} />
            </Link>
          </h3>
        </div>
        <Reasons reasons={reasons} />
        <Figures figures={figures.slice(0, 2)} />
        <p className="mt-auto text-sm text-ink-3">
          <span className="figure text-xl text-ink">{formatRupees(perMonthPaise)}</span> {text.monthGst}
        </p>
        <CompareToggle slug={slug} name={name} />
      </div>
    </article>
  )
}

/** The shortcomings of a machine, a line each. */
export const Reasons = ({ reasons }: { reasons: readonly string[] }) => (
  <ul className="text-sm text-ink-2 empty:hidden">
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
)
