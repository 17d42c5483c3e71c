export const WANTED_KEY = 'yantra.wanted'

/** Keeps the page that somebody could not see yet. */
export const rememberPath = (path: string) => sessionStorage.setItem(WANTED_KEY, path)

/** Whether somebody was turned away from a page and has not signed in since. */
export const isPathWanted = () => sessionStorage.getItem(WANTED_KEY) !== null
