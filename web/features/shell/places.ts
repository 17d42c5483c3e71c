import type { AccountIconName } from '#web/ui/account-icon.tsx'

/** An entry of a navigation. */
export type Place = {
  to: string
  icon: AccountIconName
  name: string
  /** Pages that belong to it at other paths. */
  also: readonly string[]
}
/** Entries under a heading. */
export type Group = { name: string; places: Place[] }

/** Whether the page at this path is this entry or belongs to it. */
export const isAt = (pathname: string, { to, also }: Place) =>
  [to, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`))
