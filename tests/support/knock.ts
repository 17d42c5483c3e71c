import { api } from '#contract/api.ts'
import type { CallName } from '#web/platform/call.ts'
import { type Ask, matrix } from './matrix.ts'
import type { TestServer } from './server.ts'
import { type Actor, actors, type World } from './world.ts'

const isRefused = (status: number) => status === 401 || status === 403 || status === 404

/** Somebody who may make the call, so that nothing but what is sent is judged. */
export function whoMay(name: CallName): Actor {
  if (api[name].access === 'public') return 'anonymous'
  const verdicts = matrix[name].verdicts.split(' ').map(Number)
  return actors.find((_actor, at) => !isRefused(verdicts[at] ?? 401)) ?? 'anonymous'
}

/** Makes a call of the contract at this server as somebody of a world. */
export const knockAt = (server: TestServer) => async (name: CallName, world: World, actor: Actor, ask: Ask) => {
  const { method, path } = api[name]
  const token = world.tokens[actor]
  return server.ask({
    method,
    url: path.replace('{id}', (await ask.id?.()) ?? '').replace('{slug}', ask.slug ?? ''),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(ask.query ? { query: ask.query } : {}),
    ...(ask.body ? { payload: ask.body } : {}),
  })
}
