// The release's table of tasks: the kinds that do them, and the words that people use.
import { z } from 'zod'
import type { FigureNeed } from '#contract/need-figures.ts'
import { Needs, type Task, tasks } from '#contract/needs.ts'
import { dataFile } from '#server/platform/data-file.ts'
import type { LineNode } from './structure.rules.ts'

const Words = z.array(z.string().min(1)).min(1)
const Slugs = z.array(z.string().min(1)).min(1)
const TaskKey = z.enum(tasks)
const Condition = Needs.pick({ indoors: true, roughGround: true, quiet: true, ownPower: true, powerSource: true })
const dimensions = ['heightM', 'digDepthM', 'reachM', 'widthM', 'pavingWidthM', 'weightKg', 'loadKg', 'none'] as const

const File = z.object({
  tasks: z.record(TaskKey, Slugs),
  words: z.array(
    z.strictObject({
      words: Words,
      task: TaskKey,
      weak: z.boolean().default(false),
      heavier: z.strictObject({ thanKg: z.number(), task: TaskKey }).optional(),
    }),
  ),
  kinds: z.array(z.strictObject({ words: Words, kinds: Slugs, narrows: z.boolean().default(false) })),
  conditions: z.array(
    z.strictObject({
      words: Words,
      needs: Condition,
      weak: z.boolean().default(false),
      tasks: z.array(TaskKey).optional(),
    }),
  ),
  never: z.strictObject({ heightM: Slugs, reachM: Slugs }),
  dimensions: z.record(z.enum(dimensions), Words),
  least: Words,
  leastAfter: Words,
  numbers: z.record(z.string(), z.number()),
})

/** The meanings of the words that people use. */
export const table = dataFile('tasks.json', File)

/** The sub-categories whose machines never have a figure: a scissor lift has no reach. */
export const withoutFigure = (need: FigureNeed): readonly string[] =>
  need in table.never ? table.never[need as keyof typeof table.never] : []

/** A dimension that the words beside a figure may name. */
export type SaidDimension = (typeof dimensions)[number]

/** The sub-categories that some slugs of categories or sub-categories stand for, in their order. */
export const subCategoriesOf = (slugs: readonly string[], lines: readonly LineNode[]): string[] => {
  const categories = lines.flatMap((line) => line.categories)
  return [
    ...new Set(
      slugs.flatMap((slug) => {
        const category = categories.find((known) => known.slug === slug)
        return category ? category.subCategories.map((sub) => sub.slug) : [slug]
      }),
    ),
  ]
}

/** The sub-categories whose machines do a task, the likeliest first. */
export const kindsOf = (task: Task, lines: readonly LineNode[]): string[] => subCategoriesOf(table.tasks[task], lines)
