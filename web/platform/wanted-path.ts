export const WANTED_KEY = 'yantra.wanted'
/** Whose page it was, if it was a user's. */
export const WANTED_BY_KEY = 'yantra.wantedBy'

/** Whether the guard has turned a visitor away since the last sign-in. */
export const isPathWanted = () => sessionStorage.getItem(WANTED_KEY) !== null
