import type { Api } from '#contract/api.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { problemOf } from '#web/platform/api-problem.ts'
import { current, pathOf } from '#web/platform/call.ts'

type RawCall = { [Name in keyof Api]: Api[Name] extends { rawBody: true } ? Name : never }[keyof Api]
type More = { query?: Record<string, string>; headers?: Record<string, string> }

/** Sends a file as it is by a call that takes one. Throws `ApiProblem` on a refusal. */
export async function sendBytes<Name extends RawCall>(
  name: Name,
  body: Blob,
  { query = {}, headers = {} }: More = {},
): Promise<OutputOf<Api[Name]>> {
  const search = new URLSearchParams(query).toString()
  const path = search === '' ? pathOf(name).path : `${pathOf(name).path}?${search}`
  const type = { 'content-type': 'application/octet-stream' }
  const response = await current(path, { method: 'POST', headers: { ...type, ...headers }, body }, name)
  if (!response.ok) throw await problemOf(response)
  return (await response.json()) as OutputOf<Api[Name]>
}
