import type { Access } from './access.ts'

const callBy =
  <const Method extends string>(method: Method) =>
  <const A extends Access, const Path extends string>(access: A, path: Path) => ({ method, path, access })
export const get = callBy('GET')
export const post = callBy('POST')
export const put = callBy('PUT')
export const remove = callBy('DELETE')
