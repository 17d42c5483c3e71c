/** `2026-11` some months later, or earlier if negative. */
export function addMonths(month: string, by: number) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const all = year * 12 + number - 1 + by
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`
}

export const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** `2026-11` as `Nov 2026`. */
export const monthText = (month: string, names: readonly string[]) =>
  `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
