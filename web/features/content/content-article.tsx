import type { ContentPage } from '#contract/content.ts'
import { useContentText } from './content-text.ts'
import { OnThisPage } from './on-this-page.tsx'

/** The link id of a heading: `Working at height` becomes `working-at-height`. */
const anchorOf = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** A page of text in one column, with its contents beside it. */
export function ContentArticle({ page: { title, tagline, sections } }: { page: ContentPage }) {
  return (
    <article>
      <h1 className="display text-4xl md:text-6xl">{title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-2 md:text-xl">{tagline}</p>
      <div className="mt-8 gap-12 border-t border-ink pt-8 md:mt-12 md:grid md:grid-cols-[14rem_1fr]">
        <OnThisPage
          title={useContentText().onThisPage}
          headings={sections.map(({ heading }) => ({ id: anchorOf(heading), text: heading }))}
        />
        <div lang="en-IN" className="grid max-w-2xl gap-10">
          {sections.map((section) => (
            <Section key={section.heading} section={section} />
          ))}
        </div>
      </div>
    </article>
  )
}

type Sections = ContentPage['sections']

const Section = ({ section: { heading, paragraphs, bullets } }: { section: Sections[number] }) => (
  <section>
    <h2 id={anchorOf(heading)} className="heading scroll-mt-24 text-2xl md:text-3xl">
      {heading}
    </h2>
    {paragraphs.map((paragraph) => (
      <p key={paragraph} className="mt-3 leading-relaxed text-ink-2">
        {paragraph}
      </p>
    ))}
    {bullets.length > 0 && (
      <ul className="mt-4 grid gap-2">
        {bullets.map((bullet) => (
          <li
            key={bullet}
            className="relative pl-6 before:absolute before:top-2.5 before:left-0 before:w-3 before:border-t-2 before:border-amber"
          >
            {bullet}
          </li>
        ))}
      </ul>
    )}
  </section>
)
