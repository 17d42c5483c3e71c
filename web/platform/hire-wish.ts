const KEY = 'yantra.hireWish'

/** When a hire begins, as a civil date or empty, and whether it takes an operator. */
type HireWish = { startDate: string; operatorRequired: boolean }

/** Keeps what somebody asked a price for, in this tab, for the enquiry that follows. */
export const rememberWish = (wish: HireWish) => sessionStorage.setItem(KEY, JSON.stringify(wish))

export function recallWish(): HireWish {
  const stored = sessionStorage.getItem(KEY)
  return stored === null ? { startDate: '', operatorRequired: false } : (JSON.parse(stored) as HireWish)
}
