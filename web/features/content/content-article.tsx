import type { ContentPage } from '#contract/content.ts'
import { useContentText } from './content-text.ts'

/** The link id of a heading: `Working at height` becomes `working-at-height`. */
const anchorOf = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** A page of text in one column, with its contents beside it. */
export function ContentArticle({ page: { title, tagline, sections } }: { page: ContentPage }) {
  return (
    <article>
      <h1 className="display text-4xl md:text-6xl">{title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-2 md:text-xl">{tagline}</p>
      <div className="mt-8 gap-12 border-t border-ink pt-8 md:mt-12 md:grid md:grid-cols-[14rem_1fr]">
        <Contents sections={sections} />
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

function Contents({ sections }: { sections: Sections }) {
  const text = useContentText()
  return (
    <nav aria-label={text.onThisPage} className="text-sm max-md:hidden">
      <div className="sticky top-24">
        <p className="mb-1 text-ink-3">{text.onThisPage}</p>
        <ul lang="en-IN">
          {sections.map(({ heading }) => (
            <li key={heading}>
              <a
                href={`#${anchorOf(heading)}`}
                className="flex min-h-9 items-center border-l-2 border-line py-1 pl-3 hover:border-amber"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

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
