import { Link } from 'react-router'
import { Breadcrumb } from '#web/features/catalogue/breadcrumb.tsx'
import { finderSearch } from '#web/features/catalogue/finder-address.ts'
import { FinderChoice } from '#web/features/catalogue/finder-choice.tsx'
import { FinderForm } from '#web/features/catalogue/finder-form.tsx'
import { finderText, useFinderText } from '#web/features/catalogue/finder-text.ts'
import { FoundMachines } from '#web/features/catalogue/found-machines.tsx'
import { type FoundMachines as Found, loadFinder } from '#web/features/catalogue/load-finder.ts'
import { Section } from '#web/features/catalogue/section.tsx'
import { useFinderForm } from '#web/features/catalogue/use-finder-form.ts'
import { useCity } from '#web/layouts/use-city.ts'
import { callContext } from '#web/platform/page-context.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { seo } from '#web/platform/seo.ts'
import { fill } from '#web/platform/text.ts'
import type { Route } from './+types/find'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadFinder({ call: context.get(callContext), url, location: params.location })

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const city = matches[2]?.loaderData?.city
  if (!loaderData || !city) return []
  const text = finderText()
  const asked = loaderData.found?.asked
  const answers = asked?.answers ?? {}
  return seo(matches, {
    title: asked ? fill(text.taskTitle, { task: asked.name, city: city.name }) : fill(text.title, { city: city.name }),
    description: fill(text.description, { city: city.name }),
    path: pagePaths.find(city.slug, finderSearch({ task: asked?.task, answers })),
    // Combinations of answers are unlimited, and each machine has its own page.
    noindex: Object.keys(answers).length > 0,
  })
}

export default function Find({ loaderData }: Route.ComponentProps) {
  const text = useFinderText()
  const city = useCity()
  const { found, tasks } = loaderData
  return (
    <main>
      <div className="page pt-2 md:pt-4">
        <Breadcrumb crumbs={[{ to: pagePaths.rental(city.slug), name: city.name }]} />
        <h1 className="display mt-1 text-3xl md:text-5xl">
          {found
            ? fill(text.taskTitle, { task: found.asked.name, city: city.name })
            : fill(text.title, { city: city.name })}
        </h1>
        {found && <OtherTask city={city.slug} />}
        {tasks && <p className="mt-3 max-w-2xl text-ink-2">{text.intro}</p>}
      </div>
      {tasks && (
        <Section title={text.whatFor} className="mt-6! md:mt-10!">
          <FinderChoice tasks={tasks} city={city.slug} />
        </Section>
      )}
      {found && <Asked found={found} />}
    </main>
  )
}

const OtherTask = ({ city }: { city: string }) => (
  <Link to={pagePaths.find(city)} className="link mt-1 inline-flex min-h-11 items-center">
    {useFinderText().otherTask}
  </Link>
)

/** The questions beside the machines, above them on phones. */
function Asked({ found }: { found: Found }) {
  const city = useCity()
  const form = useFinderForm(found.asked)
  return (
    <div className="page mt-4 grid gap-8 md:grid-cols-[16rem_1fr] lg:gap-12">
      <FinderForm task={found.asked.task} city={city.slug} form={form} />
      <div
        aria-busy={form.pending}
        className={`min-w-0 ${form.pending ? 'opacity-60 transition-opacity delay-400' : ''}`}
      >
        <FoundMachines found={found} city={city} />
      </div>
    </div>
  )
}
