import { Link } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import { fill, plural } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { COMPARED_MAX } from './comparison-address.ts'
import { useFinderText } from './finder-text.ts'
import { FoundCard, Reasons } from './found-card.tsx'
import type { FoundMachines as Found, ReasonedMachine } from './load-finder.ts'

type City = { slug: string; name: string }
type Props = { found: Found; city: City }

/** The machines that fit, may fit or come nearest; then the others, each with the reasons. */
export function FoundMachines({ found, city }: Props) {
  const text = useFinderText()
  const { unknown, leftOut, more } = found
  if (found.total === 0) return <Nothing found={found} city={city} />
  return (
    <>
      <Heading found={found} city={city} />
      <Drawn found={found} city={city} />
      <Listed title={text.unknown} text={text.unknownText} machines={unknown} city={city} more={more.unknown} />
      <Listed title={text.leftOut} machines={leftOut} city={city} more={more.leftOut} />
    </>
  )
}

function Nothing({ found, city }: Props) {
  const text = useFinderText()
  return (
    <StatePanel title={fill(text.nothing, { city: city.name })} text={text.nothingText}>
      <Elsewhere cities={found.elsewhere} />
      <LinkButton to={pagePaths.equipments(city.slug)}>{fill(text.allEquipment, { city: city.name })}</LinkButton>
    </StatePanel>
  )
}

/** Other cities where machines fit, with the same answers. */
function Elsewhere({ cities }: { cities: Found['elsewhere'] }) {
  const text = useFinderText()
  if (cities.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {text.elsewhere}
      {cities.map(({ to, name, fits }) => (
        <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
          {fill(plural(fits, text.fitIn), { city: name })}
        </Link>
      ))}
    </p>
  )
}

function Heading({ found: { counts, checked, total, standing, elsewhere }, city }: Props) {
  const text = useFinderText()
  const [title, told] = {
    fits: [plural(counts.fits, text.fit), fill(text.ofAll, { n: total, city: city.name })],
    unknown: [plural(counts.unknown, text.mayFit), text.unknownText],
    nearest: [fill(text.none, { city: city.name }), text.noneText],
  }[standing]
  return (
    <header>
      <h2 aria-live="polite" className="heading text-2xl md:text-3xl">
        {title}
      </h2>
      <p className="mt-1 text-ink-2">
        {told} {checked !== undefined && fill(text.looked, { n: checked })}
      </p>
      <Elsewhere cities={elsewhere} />
    </header>
  )
}

function Drawn({ found: { counts, standing, drawn, frame, hasRange, asked }, city }: Props) {
  const text = useFinderText()
  const first = drawn.slice(0, COMPARED_MAX).map(({ slug }) => slug)
  const legend = [
    fill(text.oneScale, { n: frame.grid.storeyStep }),
    ...(frame.levelM === null && asked.answers.reachM === undefined ? [] : [text.place]),
    ...(hasRange ? [text.range] : []),
    ...(asked.task === 'lift-loads' ? [text.loadChart] : []),
  ]
  return (
    <>
      <ul className="mt-4 grid grid-cols-2 gap-y-8 lg:grid-cols-3 xl:grid-cols-4">
        {drawn.map((machine) => (
          <li key={machine.slug}>
            <FoundCard machine={machine} frame={frame} city={city.slug} />
          </li>
        ))}
      </ul>
      <More count={standing === 'nearest' ? 0 : counts[standing] - drawn.length} />
      {first.length > 1 && (
        <LinkButton tone="secondary" className="mt-6" to={pagePaths.compare(city.slug, first)}>
          {fill(text.compareFirst, { n: first.length })}
        </LinkButton>
      )}
      <p className="mt-4 max-w-3xl text-sm text-ink-3">{legend.join(' ')}</p>
    </>
  )
}

function More({ count }: { count: number }) {
  const { more } = useFinderText()
  return count > 0 && <p className="mt-4 text-ink-2">{plural(count, more)}</p>
}

type ListedProps = { title: string; text?: string; machines: readonly ReasonedMachine[]; city: City; more?: number }

/** Machines by name, each with what speaks against it. */
const Listed = ({ title, text, machines, city, more = 0 }: ListedProps) =>
  machines.length > 0 && (
    <section className="mt-10 border-t border-ink pt-4">
      <h2 className="heading text-xl">{title}</h2>
      {text && <p className="mt-1 text-ink-2">{text}</p>}
      <ul className="mt-3 grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {machines.map(({ slug, name, reasons }) => (
          <li key={slug} className="border-b border-line pb-3">
            <Link to={pagePaths.equipment(city.slug, slug)} className="inline-block py-1 font-semibold hover:underline">
              {name}
            </Link>
            <Reasons reasons={reasons} />
          </li>
        ))}
      </ul>
      <More count={more} />
    </section>
  )
