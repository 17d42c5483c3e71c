import { useHomeText } from './home-text.ts'
import { Section } from './section.tsx'

/** Three steps, and the one thing to think of before. */
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
      <div className="mt-10 border-l-4 border-amber bg-card px-5 py-4">
        <h3 className="font-semibold">{text.safetyTitle}</h3>
        <p className="mt-1 max-w-3xl text-ink-2">{text.safetyText}</p>
      </div>
    </Section>
  )
}
