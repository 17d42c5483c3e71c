import { Link } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import { fill } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useCompareText } from './compare-text.ts'
import type { Comparison } from './load-comparison.ts'

type Props = {
  others: NonNullable<Comparison['others']>
  city: { slug: string; name: string }
  /** The address of the comparison with one more machine. */
  including: (slug: string) => string
}

/** Machines similar to the last one, each a link to the larger comparison, and a link to their list. */
export function AddCompared({ others, city, including }: Props) {
  const text = useCompareText()
  return (
    <>
      {others.machines.length > 0 && (
        <>
          <p className="text-ink-2">{fill(text.addAnotherText, { name: others.like })}</p>
          <ul className="my-3 flex flex-wrap gap-2">
            {others.machines.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={including(slug)} preventScrollReset className="chip whitespace-normal">
                  <span aria-hidden="true">+</span> {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <LinkButton tone="secondary" to={pagePaths.equipments(city.slug, others.productLine, others.category.slug)}>
        {fill(text.fromList, { what: others.category.name, city: city.name })}
      </LinkButton>
    </>
  )
}
