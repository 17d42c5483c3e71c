import { Link } from 'react-router'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { partOfField, useChangeLabel } from './change-label.ts'
import { useSettingsTexts } from './texts.ts'

/** The missing fields, each with a link to its form. */
export function MissingFields({ missing }: { missing: readonly string[] }) {
  const text = useSettingsTexts()
  const labelOf = useChangeLabel()
  if (missing.length === 0) return null
  return (
    <section aria-label={text.missing} className="mb-6 border border-l-4 border-line border-l-amber p-4">
      <p className="font-semibold">{text.missing}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {missing.map((field) => (
          <li key={field}>
            <Link to={deskAddresses.settings(partOfField(field))} className="link inline-flex min-h-11 items-center">
              {labelOf(field)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
