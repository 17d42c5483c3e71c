// The address of the finder holds its whole state: the task, and the answers to its questions.
import { type FinderTask, finderTasks, grounds, type Question, questionsOf } from './finder-questions.ts'

/** Answers as the address has them: figures, `1` for yes, and which ground. */
export type Answers = Readonly<Partial<Record<Question, string>>>
export type FinderState = { task: FinderTask | undefined; answers: Answers }

const FIGURE_MAX = 999_999

/** Reads an address or a plain form; answers that make no sense, or belong to another task, are left out. */
export function readFinder(parameters: URLSearchParams): FinderState {
  const task = finderTasks.find((known) => known === parameters.get('task'))
  const answers = (task ? questionsOf(task) : []).flatMap((question) => {
    const answer = answerTo(question, parameters.get(question) ?? '')
    return answer === '' ? [] : [[question, answer] as const]
  })
  return { task, answers: Object.fromEntries(answers) }
}

function answerTo(question: Question, text: string) {
  if (question === 'ground') return grounds.find((known) => known === text) ?? ''
  if (question === 'ownPower' || question === 'quiet') return text === '1' ? text : ''
  const value = Math.round(Number(text) * 1000) / 1000
  return value > 0 && value <= FIGURE_MAX ? String(value) : ''
}

/** The query of the address, in the order of the questions; '' without a task. */
export function finderSearch({ task, answers }: FinderState) {
  return task ? `?${new URLSearchParams({ task, ...answers }).toString()}` : ''
}

const allNames: readonly string[] = ['task', ...finderTasks.flatMap(questionsOf)]

/** Whether the finder's own parameters are canonical, so the cache keeps each state once. */
export function isPlainFinder(parameters: URLSearchParams) {
  const { task, answers } = readFinder(parameters)
  const plain: Record<string, string> = { ...(task && { task }), ...answers }
  return [...parameters].every(
    ([name, value]) => !allNames.includes(name) || (plain[name] === value && parameters.getAll(name).length === 1),
  )
}

/** The answers as the API asks them. */
export function needsOf({ ground, ownPower, quiet, ...figures }: Answers) {
  const flags = [ground, ownPower && 'ownPower', quiet && 'quiet'].filter((flag) => flag !== undefined)
  return { ...figures, ...Object.fromEntries(flags.map((flag) => [flag, '1' as const])) }
}

type Condition = { key: string; value: number | string | true }

/** The finder's query for the conditions of a search; undefined if the finder does not know its task. */
export function finderFor(conditions: readonly Condition[]) {
  const isGround = (key: string) => grounds.some((known) => known === key)
  const asked = conditions.map(({ key, value }) =>
    isGround(key) ? ['ground', key] : [key, value === true ? '1' : String(value)],
  )
  return finderSearch(readFinder(new URLSearchParams(asked))) || undefined
}
