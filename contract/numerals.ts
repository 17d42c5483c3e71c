/**
 * A number with Indian digit grouping and at most two decimals: 849600.5 → `8,49,600.5`. Without Intl, because a phone
 * takes 80 ms for its first Intl.NumberFormat, and every page shows numbers.
 */
export const grouped = (value: number) => String(Number(value.toFixed(2))).replace(/\B(?=(?:\d\d)*\d{3}(?!\d))/g, ',')
