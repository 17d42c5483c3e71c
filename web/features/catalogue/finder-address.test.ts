import { describe, expect, test } from 'vitest'
import { pages } from '#contract/pages.ts'
import { finderFor, finderSearch, isPlainFinder, needsOf, readFinder } from './finder-address.ts'
import { finderTasks, questionsOf } from './finder-questions.ts'

const written = (query: string) => finderSearch(readFinder(new URLSearchParams(query)))
const plain = (query: string) => isPlainFinder(new URLSearchParams(query))

test.each([
  ['', ''],
  ['task=fly', ''],
  ['heightM=11', ''],
  ['task=dig', '?task=dig'],
  // The query of a plain form.
  ['task=dig&digDepthM=3&reachM=&widthM=&stowedHeightM=&weightKg=', '?task=dig&digDepthM=3'],
  ['ground=indoors&heightM=11.50&task=lift-people', '?task=lift-people&heightM=11.5&ground=indoors'],
  ['task=power&powerKva=100&quiet=1', '?task=power&powerKva=100&quiet=1'],
  // Answers to the questions of another task.
  ['task=dig&heightM=11&ground=indoors', '?task=dig'],
  ['task=lift-people&heightM=-3&reachM=x&loadKg=0&ground=moon&ownPower=yes&widthM=1e9', '?task=lift-people'],
])('%s is written as %s', (query, search) => {
  expect(written(query)).toBe(search)
})

test('every canonical address is plain, also among parameters of others', () => {
  for (const task of finderTasks) {
    const answers = Object.fromEntries(questionsOf(task).map((question) => [question, answerTo(question)]))
    const search = finderSearch({ task, answers })
    expect(written(search)).toBe(search)
    expect(plain(`${search}&utm_source=mail`)).toBe(true)
  }
})

const answerTo = (question: string) => ({ ground: 'indoors', ownPower: '1', quiet: '1' })[question] ?? '2.5'

test.each([
  'task=fly',
  'heightM=11',
  'task=dig&reachM=',
  'task=dig&reachM=5.0',
  'task=dig&reachM=5&reachM=6',
  'task=dig&quiet=1',
])('%s is not plain', (query) => {
  expect(plain(query)).toBe(false)
})

test('the page is cached by the task and by each answer', () => {
  const names = new Set(['task', ...finderTasks.flatMap((task) => questionsOf(task))])
  expect([...pages.find.params].toSorted()).toEqual([...names].toSorted())
})

test('the API asks flags by their names', () => {
  expect(needsOf({ heightM: '11', ground: 'roughGround', ownPower: '1' })).toEqual({
    heightM: '11',
    roughGround: '1',
    ownPower: '1',
  })
})

describe('a search', () => {
  test('with a task leads to the finder with its answers', () => {
    const conditions = [
      { key: 'task', value: 'lift-people' },
      { key: 'loadKg', value: 200 },
      { key: 'heightM', value: 11 },
      { key: 'indoors', value: true as const },
      { key: 'make', value: 'JLG' },
    ]
    expect(finderFor(conditions)).toBe('?task=lift-people&heightM=11&loadKg=200&ground=indoors')
  })

  test('without a task, or with one that the finder does not know, does not', () => {
    expect(finderFor([{ key: 'heightM', value: 11 }])).toBeUndefined()
    expect(finderFor([{ key: 'task', value: 'haul' }])).toBeUndefined()
  })
})
