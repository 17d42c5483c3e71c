export const WANTED_KEY = 'yantra.wanted'
/** Whose page it was, where it was somebody's. */
export const WANTED_BY_KEY = 'yantra.wantedBy'

/** Whether somebody was turned away from a page and has not signed in since. */
export const isPathWanted = () => sessionStorage.getItem(WANTED_KEY) !== null
