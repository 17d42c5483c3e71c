import { useJobTexts } from './texts.ts'

/** The parts of a job's page, by the ids of their places. */
export const jobParts = ['costs', 'hours', 'terms', 'machine', 'inspections', 'timeline'] as const
export type JobPart = (typeof jobParts)[number]

/** Leads to the parts of a page that is long on a phone. */
export function JobParts({ parts }: { parts: readonly JobPart[] }) {
  const text = useJobTexts()
  return (
    <nav aria-label={text.partsOf} className="job-parts no-print lg:hidden">
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{text.parts[part]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
