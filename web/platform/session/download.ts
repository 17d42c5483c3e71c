import { problemOf } from '#web/platform/api-problem.ts'
import { type PathName, pathOf } from '#web/platform/call.ts'
import { transport } from './session-for.ts'

/** Downloads a file that needs a session, and has the browser save it. Throws `ApiProblem` on a refusal. */
export async function download(name: PathName, query: Record<string, string>, fileName: string) {
  const response = await transport(`${pathOf(name).path}?${new URLSearchParams(query)}`, {}, name)
  if (!response.ok) throw await problemOf(response)
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  URL.revokeObjectURL(url)
}
