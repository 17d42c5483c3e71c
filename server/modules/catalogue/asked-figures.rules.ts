// The figures of a question: what each measures, and whether it is asked for.
import { type FigureNeed, figureNeeds } from '#contract/need-figures.ts'
import { type Task } from '#contract/needs.ts'
import type { Quantity } from './quantities.rules.ts'
import { type Asked, cut, type Question } from './question.rules.ts'
import type { Token } from './question-words.rules.ts'
import type { SaidDimension } from './tasks.ts'

const FITTING: Readonly<Record<string, readonly SaidDimension[]>> = {
  m: ['heightM', 'digDepthM', 'reachM', 'widthM', 'pavingWidthM', 'none'],
  kg: ['weightKg', 'loadKg'],
}
/** So many words may stand between a figure and the word that says what it measures. */
const WORDS_BETWEEN = 2

/** Reads the words around a figure: the dimension they name, and whether the figure is asked for as a limit. */
export function contextOf({ tokens, quantities, lexicon }: Question, { dimension, from, to }: Quantity) {
  const fence = {
    from: Math.max(0, ...quantities.filter((other) => other.to <= from).map((other) => other.to)),
    to: Math.min(
      Number.POSITIVE_INFINITY,
      ...quantities.filter((other) => other.from >= to).map((other) => other.from),
    ),
  }
  const before = tokens.filter((token) => token.to <= from && token.from >= fence.from).toReversed()
  const after = tokens.filter((token) => token.from >= to && token.to <= fence.to)
  const fitting = FITTING[dimension] ?? []
  const said = (side: readonly Token[], late: number) =>
    side.slice(0, WORDS_BETWEEN + 1).flatMap((token, distance) => {
      const meant = lexicon.dimensions.get(token.word)
      return meant && fitting.includes(meant) ? [{ meant, token, distance: distance + late }] : []
    })
  const nearest = [...said(after, 0), ...said(before, 0.5)].toSorted((one, other) => one.distance - other.distance)[0]
  const limits = [
    ...before.slice(0, 1).filter(({ word }) => lexicon.least.has(word)),
    ...after.slice(0, 1).filter(({ word }) => lexicon.leastAfter.has(word)),
  ]
  return {
    said: nearest?.meant,
    isAsked: nearest !== undefined || limits.length > 0 || dimension === 'kg/m2',
    spans: [...(nearest ? [nearest.token] : []), ...limits],
  }
}

const LIFTING: readonly (Task | undefined)[] = ['lift-people', 'lift-goods', 'lift-loads']
const LENGTH_OF: Readonly<Partial<Record<Task, FigureNeed>>> = {
  'lift-people': 'heightM',
  'lift-goods': 'heightM',
  'lift-loads': 'heightM',
  dig: 'digDepthM',
  concrete: 'heightM',
  light: 'heightM',
  pave: 'pavingWidthM',
}
/** Generating sets are rated at a power factor of 0.8. */
const POWER_FACTOR = 0.8

/** The need that a figure states for a task; undefined if it says nothing about the machine. */
function needOf(question: Question, quantity: Quantity, task: Task | undefined): [FigureNeed, number] | undefined {
  const { dimension, value } = quantity
  const { said } = contextOf(question, quantity)
  if (dimension === 'm') {
    if (said === 'none') return undefined
    if (said === 'widthM' && task === 'pave') return ['pavingWidthM', value]
    const key =
      said === 'digDepthM' && task !== 'dig'
        ? LENGTH_OF[task ?? 'dig']
        : ((said as FigureNeed) ?? LENGTH_OF[task ?? 'air'])
    return key && [key, value]
  }
  if (dimension === 'kg') {
    if (said === 'weightKg') return ['weightKg', value]
    return LIFTING.includes(task) || task === undefined ? ['loadKg', value] : undefined
  }
  if (dimension === 'kva') return ['powerKva', value]
  if (dimension === 'kw') return task === 'power' ? ['powerKva', value / POWER_FACTOR] : undefined
  if (dimension === 'cfm') return ['airCfm', value]
  if (dimension === 'bar') return task === 'air' ? ['pressureBar', value] : undefined
  if (dimension === 'm3/h') return ['concreteM3PerH', value]
  return dimension === 'kg/m2' ? ['floorLoadKgPerM2', value] : undefined
}

/** The needs that the figures state for a task, each with its chip. */
export function figuresFor(question: Question, task: Task | undefined) {
  const needs: Partial<Record<FigureNeed, number>> & { quantity?: number } = {}
  const asked: Asked[] = []
  for (const quantity of question.quantities) {
    const spans = [quantity, ...contextOf(question, quantity).spans]
    const [key, value] =
      quantity.dimension === 'count'
        ? (['quantity', quantity.value] as const)
        : (needOf(question, quantity, task) ?? [])
    if (key === undefined || value === undefined) continue
    if (key === 'quantity' || needs[key] === undefined) needs[key] = value
    else needs[key] = figureNeeds[key].bound === 'least' ? Math.max(needs[key], value) : Math.min(needs[key], value)
    asked.push({ key, value, without: cut(question.text, spans) })
  }
  return { needs, asked }
}

/** Returns the task of figures that nothing else explains. */
export function taskOfFigures(question: Question): Task | undefined {
  const dimensions = question.quantities.map(
    (quantity) => [quantity.dimension, contextOf(question, quantity).said ?? 'heightM'] as const,
  )
  if (dimensions.some(([unit]) => unit === 'kva')) return 'power'
  if (dimensions.some(([unit]) => unit === 'cfm')) return 'air'
  if (dimensions.some(([unit, said]) => unit === 'm' && said === 'digDepthM')) return 'dig'
  return dimensions.some(([unit, said]) => unit === 'm' && said === 'heightM') ? 'lift-people' : undefined
}
