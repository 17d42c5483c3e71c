import { Link } from 'react-router'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { partNames } from './parts.ts'
import { useSettingsTexts } from './texts.ts'

const tab =
  'flex min-h-11 items-center border-b-4 border-transparent px-2 text-sm font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-amber aria-[current=page]:font-bold aria-[current=page]:text-ink'

/** The parts of the settings; on phones they wrap. */
export function PartsNav({ current }: { current: string }) {
  const text = useSettingsTexts()
  return (
    <nav aria-label={text.partsLabel} className="mb-6 border-b border-line">
      <ul className="-ml-2 flex flex-wrap">
        {[...partNames, 'history' as const].map((name) => (
          <li key={name}>
            <Link
              to={deskAddresses.settings(name)}
              className={tab}
              {...(name === current ? { 'aria-current': 'page' as const } : {})}
            >
              {text.parts[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
