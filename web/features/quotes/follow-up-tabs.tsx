import { Link, type To } from 'react-router'
import { type FollowUpGroup, followUpGroups } from '#contract/quotes.desk.ts'
import { useStore } from '#web/platform/store.ts'
import { useFollowUpTexts } from './desk-texts.ts'
import { groupCounts } from './follow-up.queries.ts'

type Props = { chosen: string | undefined; addressOf: (group: FollowUpGroup | '') => To }

/** The groups of quotes by next step, each with its number. */
export function FollowUpTabs({ chosen, addressOf }: Props) {
  const text = useFollowUpTexts()
  const counts = useStore(groupCounts)
  const tabs = [
    { group: '' as const, name: text.all, count: undefined },
    ...followUpGroups.map((group) => ({ group, name: text.groups[group], count: counts?.[group] })),
  ]
  return (
    <nav aria-label={text.groupsLabel} className="mb-4 overflow-x-auto border-b border-line">
      <ul className="flex">
        {tabs.map(({ group, name, count }) => (
          <li key={group}>
            <Link
              to={addressOf(group)}
              {...((chosen ?? '') === group ? { 'aria-current': 'page' as const } : {})}
              className="flex min-h-11 items-center gap-1.5 border-b-4 border-transparent px-2.5 font-medium whitespace-nowrap aria-[current=page]:border-ink aria-[current=page]:font-bold"
            >
              {name}
              {count !== undefined && <span className="font-normal text-ink-3 tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
