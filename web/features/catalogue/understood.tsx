import { Link } from 'react-router'
import { conditionText } from '#contract/condition-text.ts'
import { understoodTexts } from '#contract/texts/catalogue.understood.en.ts'
import { needTexts } from '#contract/texts/needs.en.ts'
import { fill, plural, texts } from '#web/platform/text.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { FinderLink } from './finder-link.tsx'
import type { HowUnderstood } from './understood-list.ts'
import { missText } from './understood-misses.ts'
import { wordsKnown, wordsUnknown } from './understood-words.ts'

const useUnderstoodText = texts({ en: understoodTexts })
const useNeedTexts = texts({ en: needTexts })

type Props = { of: HowUnderstood; city: string; address: (filter: string) => string }

/** The reading of a search: its corrections, its conditions, and the conditions that no machine meets. */
export function Understood({ of: { terms, task }, city, address }: Props) {
  return (
    <div className="mb-1.5 md:mb-3">
      {/* One row on phones, so that the first machine stays in sight. */}
      <div className="-mx-4 mt-1 flex items-center gap-2 px-4 whitespace-nowrap text-ink-2 max-md:overflow-x-auto md:mx-0 md:mt-2 md:flex-wrap md:px-0">
        <Words terms={terms} hasTask={task !== undefined} />
        <Corrections terms={terms} hasTask={task !== undefined} address={address} />
        {task && <Conditions conditions={task.conditions} address={address} />}
        {task?.finder !== undefined && <FinderLink city={city} search={task.finder} />}
        {task && <Unknown count={task.unknown} />}
      </div>
      {task && <Nearest machines={task.nearest} />}
    </div>
  )
}

type Terms = HowUnderstood['terms']
type Task = NonNullable<HowUnderstood['task']>
type Address = Props['address']

/** A search of words in words; conditions speak for themselves. */
function Words({ terms, hasTask }: { terms: Terms; hasTask: boolean }) {
  const text = useUnderstoodText()
  const [known, unknown] = [hasTask ? '' : wordsKnown(terms), wordsUnknown(terms)]
  if (known === '' && unknown === '') return null
  return (
    <p>
      {known !== '' && fill(text.understood, { words: known })}{' '}
      {unknown !== '' && fill(text.nothing, { words: unknown })}
    </p>
  )
}

/** A search of words has said what it understood already. */
function Corrections({ terms, hasTask, address }: { terms: Terms; hasTask: boolean; address: Address }) {
  const text = useUnderstoodText()
  return terms.map(
    ({ typed, meant, undo }) =>
      undo !== null && (
        <p key={typed} className="flex items-center gap-1">
          {hasTask && fill(text.corrected, { meant: meant ?? '' })}{' '}
          <Link to={address(undo)} className="link inline-flex min-h-11 items-center">
            {fill(text.undo, { typed })}
          </Link>
        </p>
      ),
  )
}

function Conditions({ conditions, address }: { conditions: Task['conditions']; address: Address }) {
  const text = useUnderstoodText()
  const needs = useNeedTexts()
  return (
    <ul aria-label={text.conditions} className="flex gap-2 md:flex-wrap">
      {conditions.map((condition) => {
        const label = conditionText(needs, condition)
        return (
          <li key={`${condition.key} ${label}`}>
            <RemovableChip to={address(condition.without)} label={fill(text.remove, { what: label })}>
              {label}
            </RemovableChip>
          </li>
        )
      })}
    </ul>
  )
}

/** The machines of unknown figures. */
function Unknown({ count }: { count: number }) {
  const text = useUnderstoodText()
  return count > 0 && <p>{plural(count, text.unknown)}</p>
}

/** The nearest machines, if none meets everything. */
function Nearest({ machines }: { machines: Task['nearest'] }) {
  const text = useUnderstoodText()
  if (machines.length === 0) return null
  return (
    <>
      <p className="mt-2 text-ink-2">{text.none}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-2">
        {machines.map(({ name, misses }) => (
          <li key={name}>
            <strong>{name}:</strong> <Misses misses={misses} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Misses({ misses }: { misses: Task['nearest'][number]['misses'] }) {
  const [needs, own] = [useNeedTexts(), useUnderstoodText()]
  return misses.map((miss) => missText(miss, { needs, own })).join(' ')
}
