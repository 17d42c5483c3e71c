// The interpretation of a search.
import { z } from 'zod'

/** One word or figure of a search: as typed, and as understood; null if nothing matches it. */
export const Understood = z.object({
  typed: z.string(),
  meant: z.string().nullable(),
  undo: z.string().nullable().meta({
    description: 'For a corrected word: the `filter` that searches for it as typed, in quotation marks.',
  }),
})
export type Understood = z.infer<typeof Understood>

/** Something that a question asks of a machine, and the question without it. */
export const Condition = z
  .object({
    key: z
      .string()
      .meta({ description: 'A need such as `heightM` or `indoors`, or `task`, `kinds`, `make`, `quantity`.' }),
    label: z.string(),
    value: z.union([z.number(), z.string(), z.literal(true)]),
    without: z.string().meta({ description: 'The `filter` without this condition.' }),
  })
  .meta({ id: 'Condition' })
export type Condition = z.infer<typeof Condition>

/**
 * A machine's shortfall against one condition: `has` is null if its figure is not published and 0 if its kind has none,
 * `by` is null if there is none.
 */
export const Miss = z.object({
  key: z.string(),
  label: z.string(),
  needs: z.union([z.number(), z.string(), z.literal(true)]),
  has: z.union([z.number(), z.string()]).nullable(),
  by: z.number().nullable(),
})
export type Miss = z.infer<typeof Miss>
