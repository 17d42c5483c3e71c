import type { IDBPDatabase } from 'idb'

/** A database that is opened at its first use, and anew after it was closed or could not be opened. */
export function onDemand<Schema>(open: (forget: () => void) => Promise<IDBPDatabase<Schema>>) {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opened = undefined
  }
  return () => {
    opened ??= open(forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }
}

/** Closes a database that another tab wants to delete or to change. */
export const giveWay = (forget: () => void) => (_: number, __: number | null, event: Event) => {
  forget()
  ;(event.target as IDBDatabase).close()
}
