import type { IDBPDatabase } from 'idb'

/** A database that is opened at its first use, and anew after it was closed or could not be opened. */
export function onDemand<Schema>(open: (release: () => void) => Promise<IDBPDatabase<Schema>>) {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const release = () => {
    opened = undefined
  }
  return () => {
    opened ??= open(release).catch((error: unknown) => {
      release()
      throw error
    })
    return opened
  }
}

/** Closes a database that another tab wants to delete or to change. */
export const giveWay = (release: () => void) => (_: number, __: number | null, event: Event) => {
  release()
  ;(event.target as IDBDatabase).close()
}
