// Exports of own data, as their owner downloads and opens them.
import { strFromU8, unzipSync } from 'fflate'
import type { TestServer } from './server.ts'

type Call = TestServer['call']
type Whose = 'Company' | 'Own'

/** Asks for an export, lets the queue make it, and opens it: the texts by their path. */
export async function takenAlong(server: TestServer, call: Call, whose: Whose, language: 'en' | 'hi' = 'en') {
  await call(`start${whose}Export`, { body: { language } })
  await server.runTasks()
  const { exports } = await call(`list${whose}Exports`)
  const reply = await server.ask({ url: exports[0]?.url ?? '' })
  const files = unzipSync(new Uint8Array(reply.rawPayload))
  const rowsIn = (folder: string) => (name: string) =>
    Object.keys(files)
      .filter((path) => new RegExp(`^${folder}/${name}(-\\d+)?\\.json$`).test(path))
      .flatMap((path) => JSON.parse(strFromU8(files[path] ?? new Uint8Array())) as Record<string, unknown>[])
  return {
    exports,
    reply,
    paths: Object.keys(files),
    text: (path: string) => strFromU8(files[path] ?? new Uint8Array()),
    rows: rowsIn('data'),
    acts: rowsIn('acts'),
  }
}
