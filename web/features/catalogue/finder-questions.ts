// The finder's questions about each task: only those that distinguish its machines and that their figures can answer.
import type { FigureNeed, FlagNeed } from '#contract/need-figures.ts'
import type { Task } from '#contract/needs.ts'

/** `ground` stands for two flags that exclude each other. */
export type Question = FigureNeed | 'ground' | Exclude<FlagNeed, 'indoors' | 'roughGround'>
export const grounds = ['indoors', 'roughGround'] as const satisfies readonly FlagNeed[]

type Groups = { work?: readonly Question[]; site?: readonly Question[]; access?: readonly Question[] }
type QuestionGroup = keyof Groups

const table = {
  'lift-people': {
    work: ['heightM', 'reachM', 'loadKg'],
    site: ['ground', 'ownPower'],
    access: ['widthM', 'floorLoadKgPerM2'],
  },
  'lift-goods': {
    work: ['heightM', 'reachM', 'loadKg'],
    site: ['ground', 'ownPower'],
    access: ['widthM', 'stowedHeightM'],
  },
  'lift-loads': { work: ['loadKg', 'heightM'], site: ['ground'], access: ['widthM', 'weightKg'] },
  dig: { work: ['digDepthM', 'reachM'], access: ['widthM', 'stowedHeightM', 'weightKg'] },
  load: { access: ['widthM', 'stowedHeightM', 'weightKg'] },
  break: { work: ['reachM'], access: ['widthM', 'weightKg'] },
  compact: { access: ['weightKg'] },
  concrete: { work: ['concreteM3PerH', 'heightM'] },
  pave: { work: ['pavingWidthM'] },
  air: { work: ['airCfm', 'pressureBar'], access: ['weightKg'] },
  power: { work: ['powerKva'], site: ['quiet'], access: ['widthM', 'stowedHeightM', 'weightKg'] },
  light: { work: ['heightM'] },
} as const satisfies Partial<Record<Task, Groups>>

export type FinderTask = keyof typeof table

/** The tasks of which the finder knows enough to ask. */
export const finderTasks = Object.keys(table) as FinderTask[]

/** The questions of a task in their groups, in the order in which they are asked. */
export const groupsOf = (task: FinderTask) => Object.entries(table[task]) as [QuestionGroup, readonly Question[]][]

/** All questions of a task. */
export const questionsOf = (task: FinderTask) => groupsOf(task).flatMap(([, questions]) => questions)
