import { api } from '#contract/api.ts'
import type { CallName } from '#web/platform/call.ts'
import { matrix } from './matrix.ts'
import { type Actor, actors } from './world.ts'

const isRefused = (status: number) => status === 401 || status === 403 || status === 404

/** Somebody who may make the call, so that nothing but what is sent is judged. */
export function whoMay(name: CallName): Actor {
  if (api[name].access === 'public') return 'anonymous'
  const verdicts = matrix[name].verdicts.split(' ').map(Number)
  return actors.find((_actor, at) => !isRefused(verdicts[at] ?? 401)) ?? 'anonymous'
}
