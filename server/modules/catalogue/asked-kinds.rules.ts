// The kinds of machines and the conditions that a question names.
import { flagNeeds } from '#contract/need-figures.ts'
import { type Needs, type Task } from '#contract/needs.ts'
import type { Lexicon, SaidCondition } from './lexicon.ts'
import { type Asked, cut, type Question, type Said } from './question.rules.ts'

/** Named kinds leave only what all of them mean, or all of them if they exclude each other. */
export function kindsIn(said: readonly Said[]): string[] | null {
  const named = said.flatMap(({ meaning }) => meaning.kinds.filter(({ narrows }) => !narrows))
  if (named.length === 0) return null
  const common = named.reduce<string[]>(
    (left, { slugs }) => left.filter((slug) => slugs.includes(slug)),
    named[0]?.slugs ?? [],
  )
  return common.length > 0 ? common : [...new Set(named.flatMap(({ slugs }) => slugs))]
}

/** Words that narrow leave only their kinds, unless none would be left. */
export function narrowed(kinds: string[] | null, said: readonly Said[]): string[] | null {
  const narrowings = said.flatMap(({ meaning }) => meaning.kinds.filter(({ narrows }) => narrows))
  return narrowings.reduce<string[] | null>((left, { slugs }) => {
    const common = left?.filter((slug) => slugs.includes(slug)) ?? slugs
    return common.length > 0 ? common : left
  }, kinds)
}

const TASKS_BY_KIND: readonly Task[] = [
  'lift-people',
  'lift-goods',
  'lift-loads',
  'dig',
  'concrete',
  'pave',
  'air',
  'power',
  'light',
]

/** Returns the task of named kinds, so that a figure beside them is read correctly. */
export const taskOfKinds = (kinds: readonly string[] | null, { kindsOf }: Lexicon): Task | undefined =>
  kinds === null ? undefined : TASKS_BY_KIND.find((task) => kinds.every((kind) => kindsOf(task).includes(kind)))

/** The conditions that are said, as far as they concern the task. */
export function conditionsIn(said: readonly Said[], task: Task | undefined) {
  const concerns = ({ tasks }: SaidCondition) => tasks === undefined || (task !== undefined && tasks.includes(task))
  const met = said.map(({ meaning, ...span }) => ({
    ...span,
    needs: meaning.conditions.filter(concerns).map((one) => one.needs),
  }))
  const needs: Needs = Object.assign({}, ...met.flatMap((one) => one.needs))
  const keys = [...flagNeeds, 'powerSource' as const].filter((key) => needs[key] !== undefined)
  const asked = (text: string): Asked[] =>
    keys.map((key) => ({
      key,
      value: needs[key] ?? true,
      without: cut(
        text,
        met.filter((one) => one.needs.some((own) => own[key] !== undefined)),
      ),
    }))
  return { needs, asked }
}

/** The chip of the named kinds, or else of the task. */
export function askedKinds({ text, said }: Question, kinds: readonly string[] | null, task: Task | undefined): Asked[] {
  if (kinds !== null) {
    const names = said.filter(({ meaning }) => meaning.kinds.some(({ narrows }) => !narrows))
    return [{ key: 'kinds', value: names.map(({ words }) => words).join(', '), without: cut(text, names) }]
  }
  const spans = said.filter(({ meaning }) => meaning.tasks.length > 0 || meaning.kinds.length > 0)
  return task && spans.length > 0 ? [{ key: 'task', value: task, without: cut(text, spans) }] : []
}
