import { useHomeText } from './home-text.ts'
import { Section } from './section.tsx'

/** From a search to an enquiry in three steps. */
export function HowItWorks() {
  const text = useHomeText()
  return (
    <Section title={text.howItWorks}>
      <ol className="grid gap-6 md:grid-cols-3 md:gap-10">
        {text.steps.map(({ title, text: told }, index) => (
          <li key={title} className="flex gap-4 md:block">
            <span className="figure text-4xl text-blueprint" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="heading text-lg md:mt-2">{title}</h3>
              <p className="mt-1 text-ink-2">{told}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
