import type { AccountIconName } from '#web/ui/account-icon.tsx'

/** An entry of a navigation. */
export type Place = {
  to: string
  icon: AccountIconName
  name: string
  /** Pages that belong to it at other paths. */
  also: readonly string[]
  /** Pages below its paths that belong to another entry. */
  not?: readonly string[]
}
/** Entries under a heading. */
export type Group = { name: string; places: Place[] }

const isBelow = (pathname: string, paths: readonly string[]) =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** Whether the page at this path is this entry or belongs to it. */
export const isAt = (pathname: string, { to, also, not = [] }: Place) =>
  isBelow(pathname, [to, ...also]) && !isBelow(pathname, not)
