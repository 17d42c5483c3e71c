/** The prefix of names that this phone gives to items the server has not seen yet. */
export const KEPT_PREFIX = 'waits-'

/** Whether what has this id is still on this phone. */
export const isKeptHere = (id: string | undefined) => id?.startsWith(KEPT_PREFIX) ?? false
