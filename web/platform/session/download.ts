import { problemOf } from '#web/platform/api-problem.ts'
import { type PathName, pathOf } from '#web/platform/call.ts'
import { saveBlob } from '#web/platform/save-file.ts'
import { transport } from './session-for.ts'

type Fields = Readonly<Record<string, string>>

/** Downloads a file that needs a session, and has the browser save it; `params` fill the path. Throws `ApiProblem`. */
export async function download(name: PathName, query: Fields, fileName: string, params: Fields = {}) {
  const path = pathOf(name).path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const response = await transport(`${path}?${new URLSearchParams({ ...query })}`, {}, name)
  if (!response.ok) throw await problemOf(response)
  saveBlob(await response.blob(), fileName)
}
