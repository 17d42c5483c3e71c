/**
 * A number with its digits grouped as in India and at most two decimals: 849600.5 → `8,49,600.5`. By hand, as a phone
 * waits 80 ms for its first Intl.NumberFormat, and every page shows numbers.
 */
export const grouped = (value: number) => String(Number(value.toFixed(2))).replace(/\B(?=(?:\d\d)*\d{3}(?!\d))/g, ',')
