import type { Named, Waiting, WaitingPhoto } from './waiting.ts'

/** Where acts wait. Each method is one transaction: it happens as a whole, or not at all when the tab is killed. */
export type Box = {
  /** The acts of a person in the order of sending. */
  readonly items: (person: string) => Promise<Waiting[]>
  /** Adds an act at the end, in place of others; returns it with its number. */
  readonly add: (item: Omit<Waiting, 'no'>, instead?: readonly Waiting[]) => Promise<Waiting>
  readonly change: (item: Waiting) => Promise<void>
  /** Removes acts and photographs, and keeps what their local names stand for now. */
  readonly remove: (gone: Gone, named?: readonly Named[]) => Promise<void>
  readonly photo: (name: string) => Promise<WaitingPhoto | undefined>
  readonly photos: (person: string) => Promise<WaitingPhoto[]>
  readonly keepPhoto: (photo: WaitingPhoto) => Promise<void>
  /** What the local names of a person stand for. */
  readonly names: (person: string) => Promise<Map<string, string>>
  /** Forgets names older than this (milliseconds). */
  readonly forgetNames: (before: number) => Promise<void>
}

type Gone = { readonly items?: readonly Waiting[]; readonly photos?: readonly string[] }
