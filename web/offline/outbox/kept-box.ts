import { type DBSchema, openDB } from 'idb'
import type { Box } from './box.ts'
import { giveWay, onDemand } from './on-demand.ts'
import type { Named, WaitingItem, WaitingPhoto } from './waiting.ts'

interface Schema extends DBSchema {
  items: { key: number; value: WaitingItem; indexes: { person: string } }
  photos: { key: string; value: WaitingPhoto; indexes: { person: string } }
  names: { key: string; value: Named; indexes: { person: string; at: number } }
}

const NAME = 'yantra.outbox'

const open = (release: () => void) =>
  openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('items', { keyPath: 'no', autoIncrement: true }).createIndex('person', 'person')
      db.createObjectStore('photos', { keyPath: 'name' }).createIndex('person', 'person')
      const names = db.createObjectStore('names', { keyPath: 'name' })
      names.createIndex('person', 'person')
      names.createIndex('at', 'at')
    },
    blocking: giveWay(release),
    terminated: release,
  })

/** The outbox of this browser; it outlives sessions, and each person's rows are read by that person alone. */
export function keptBox(): Box {
  const db = onDemand(open)
  return {
    items: async (person) => (await db()).getAllFromIndex('items', 'person', person),
    async add<Item extends WaitingItem>(item: Omit<Item, 'no'>, instead: readonly WaitingItem[] = []) {
      const tx = (await db()).transaction('items', 'readwrite', { durability: 'strict' })
      for (const { no } of instead) void tx.store.delete(no)
      // The database draws the number.
      const no = await tx.store.add(item as Item)
      await tx.done
      return { ...(item as Item), no }
    },
    change: async (item) => void (await (await db()).put('items', item)),
    async remove({ items = [], photos = [] }, named = []) {
      const tx = (await db()).transaction(['items', 'photos', 'names'], 'readwrite', { durability: 'strict' })
      for (const { no } of items) void tx.objectStore('items').delete(no)
      for (const name of photos) void tx.objectStore('photos').delete(name)
      for (const one of named) void tx.objectStore('names').put(one)
      await tx.done
    },
    photo: async (name) => (await db()).get('photos', name),
    photos: async (person) => (await db()).getAllFromIndex('photos', 'person', person),
    savePhoto: async (photo) => void (await (await db()).put('photos', photo)),
    names: async (person) =>
      new Map((await (await db()).getAllFromIndex('names', 'person', person)).map(({ name, real }) => [name, real])),
    async purgeNames(before) {
      const tx = (await db()).transaction('names', 'readwrite')
      for await (const cursor of tx.store.index('at').iterate(IDBKeyRange.upperBound(before))) void cursor.delete()
      await tx.done
    },
  }
}
