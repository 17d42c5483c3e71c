import type { Audience } from './audiences.ts'
import { holderOf } from './holder.ts'

/** Local storage key of how many acts of each person wait for a signal, as signing out must say it at once. */
const KEY = 'yantra.waiting'

const counts = () => JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>

/** The name of a person in the outbox of this browser. */
export const personOf = (audience: Audience, { userId }: { userId: string }) => `${audience}:${userId}`

export const countOf = (person: string) => counts()[person] ?? 0

/** Returns the number of the signed-in person's waiting acts. */
export function waitingOf(audience: Audience) {
  const holder = holderOf(audience)
  return holder === undefined ? 0 : countOf(personOf(audience, holder))
}

export function saveCount(person: string, count: number) {
  const { [person]: _, ...others } = counts()
  localStorage.setItem(KEY, JSON.stringify(count === 0 ? others : { ...others, [person]: count }))
}
