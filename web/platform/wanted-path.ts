import type { Audience } from './session/audiences.ts'

/** The storage key of an audience's wanted page; a visitor of the site is never led to the desk. */
export const wantedKey = (audience: Audience) => (audience === 'desk' ? 'yantra.wantedAtDesk' : 'yantra.wanted')
/** The storage key of the page's user, if the page was a user's. */
export const wantedByKey = (audience: Audience) => `${wantedKey(audience)}By`

/** Whether the guard has turned a visitor of the site away since the last sign-in. */
export const isPathWanted = () => sessionStorage.getItem(wantedKey('customer')) !== null
