import { Link } from 'react-router'
import { LineIcon } from '#web/ui/icon.tsx'
import type { ListState } from './list-address.ts'
import { useListText } from './list-text.ts'

const VIEWS = [
  { view: '', shape: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z' },
  { view: 'table', shape: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14' },
] as const

type Props = { state: ListState; address: (state: ListState) => string }

/** Shows the list as cards or as a table: two links; the address holds the choice. */
export function ViewSwitch({ state, address }: Props) {
  const text = useListText()
  return (
    <nav aria-label={text.view} className="ml-auto flex">
      {VIEWS.map(({ view, shape }) => (
        <Link
          key={view}
          to={address({ ...state, view })}
          preventScrollReset
          className={`chip first:rounded-r-none last:-ml-px last:rounded-l-none min-w-11 justify-center px-2.5 ${view === state.view ? 'border-ink bg-ink text-paper' : ''}`}
          {...(view === state.view ? { 'aria-current': 'true' as const } : {})}
        >
          <LineIcon shape={shape} />
          <span className="text-sm max-sm:sr-only">{text.views[view || 'cards']}</span>
        </Link>
      ))}
    </nav>
  )
}
