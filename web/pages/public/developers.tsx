import { pages } from '#contract/pages.ts'
import { developerTexts } from '#contract/texts/developers.en.ts'
import { seo } from '#web/platform/seo.ts'
import { texts } from '#web/platform/text.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { Route } from './+types/developers'

const developerText = texts({ en: developerTexts })
const useDeveloperText = developerText

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = developerText()
  return seo(matches, { title, description, path: pages.developers.path })
}

/** The API, for those who build on it. */
export default function Developers() {
  const text = useDeveloperText()
  return (
    <main className="page py-8 md:py-14">
      <h1 className="display text-4xl md:text-6xl">{text.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-2">{text.intro}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href="/docs" className={buttonClass()}>
          {text.reference}
        </a>
        <a href="/openapi.json" className={buttonClass('secondary')}>
          {text.openapi}
        </a>
      </p>
      <div className="mt-10 grid gap-8 border-t border-ink pt-6 md:grid-cols-3 md:gap-10">
        {text.parts.map(({ title, text: told }) => (
          <section key={title}>
            <h2 className="heading text-xl">{title}</h2>
            <p className="mt-2 text-ink-2">{told}</p>
          </section>
        ))}
      </div>
    </main>
  )
}
