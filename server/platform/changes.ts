import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Change } from '#contract/change.ts'
import { Problem } from '#contract/problems.ts'
import { part } from './serve.ts'
import { violation } from './violations.ts'

type Update<Shape extends z.ZodRawShape> = { readonly change: Change<Shape> }
type Changes<Shape extends z.ZodRawShape> = { [K in keyof Shape]?: Exclude<z.output<Shape[K]>, undefined> }

const at = (object: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) => (found && Object.hasOwn(found, name) ? Reflect.get(found, name) : undefined),
      object,
    )

/**
 * The fields that an update really changes in the current object, which must be read in the same transaction. Throws
 * `validation` for a fixed field with another value, and for an emptied field that is required (api.md, General).
 */
export function changesOf<Shape extends z.ZodRawShape>(
  { change }: Update<Shape>,
  sent: object,
  current: object,
): Changes<Shape> {
  const before = change.reply.parse(current)
  const differs = (path: string) =>
    at(sent, path) !== undefined && !isDeepStrictEqual(at(sent, path), at(before, path) ?? null)
  const violations = change.fixed.filter(differs).map((path) => violation(path, 'fixed'))
  if (violations.length > 0) throw new Problem('validation', { violations })
  const changed = Object.entries(sent).filter(([name]) => name in change.fields.shape && differs(name))
  return part(change.fields.partial(), Object.fromEntries(changed), 'validation') as Changes<Shape>
}
