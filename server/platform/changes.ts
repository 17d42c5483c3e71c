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
 * What an update really changes of the object as it stands now; read it in the same transaction. Throws `validation`
 * for what can't be changed here and is not as it stands, and for what can't be emptied (api.md, General).
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
