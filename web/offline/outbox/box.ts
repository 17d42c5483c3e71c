import type { Named, WaitingItem, WaitingPhoto } from './waiting.ts'

/** The store of waiting acts. Each method is one transaction: all or nothing, also when the tab is killed. */
export type Box = {
  /** The acts of a person in the order of sending. */
  readonly items: (person: string) => Promise<WaitingItem[]>
  /** Adds an act at the end, in place of others; returns it with its number. */
  readonly add: <Item extends WaitingItem>(item: Omit<Item, 'no'>, instead?: readonly WaitingItem[]) => Promise<Item>
  readonly change: (item: WaitingItem) => Promise<void>
  /** Removes acts and photographs, and keeps what their local names stand for now. */
  readonly remove: (gone: Gone, named?: readonly Named[]) => Promise<void>
  readonly photo: (name: string) => Promise<WaitingPhoto | undefined>
  readonly photos: (person: string) => Promise<WaitingPhoto[]>
  readonly savePhoto: (photo: WaitingPhoto) => Promise<void>
  /** Returns the meanings of a person's local names. */
  readonly names: (person: string) => Promise<Map<string, string>>
  /** Purges names older than this (milliseconds). */
  readonly purgeNames: (before: number) => Promise<void>
}

type Gone = { readonly items?: readonly WaitingItem[]; readonly photos?: readonly string[] }
