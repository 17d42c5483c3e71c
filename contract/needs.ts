// The words for what a task needs of a machine: shared by search, chips and whoever asks step by step.
import { z } from 'zod'
import { type FigureNeed, figureNeeds, flagNeeds } from './need-figures.ts'

/** The tasks that machines are hired for; `database/seed/data/tasks.json` lists the kinds for each. */
export const tasks = [
  'lift-people',
  'lift-goods',
  'lift-loads',
  'dig',
  'load',
  'haul',
  'grade',
  'break',
  'compact',
  'concrete',
  'pave',
  'mill',
  'pile',
  'air',
  'power',
  'light',
] as const
export type Task = (typeof tasks)[number]

const FIGURE_MAX = 1_000_000
const QUANTITY_MAX = 999

const record = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value.optional()])) as unknown as Record<Key, z.ZodOptional<Value>>

/** Everything that a task needs of a machine; what is not named does not matter. */
export const Needs = z.strictObject({
  task: z.enum(tasks).optional(),
  ...record(Object.keys(figureNeeds) as FigureNeed[], z.number().positive().max(FIGURE_MAX)),
  ...record(flagNeeds, z.literal(true)),
  powerSource: z.enum(['electric', 'diesel', 'petrol', 'hybrid']).optional(),
  quantity: z.int().min(1).max(QUANTITY_MAX).optional(),
})
export type Needs = z.infer<typeof Needs>
