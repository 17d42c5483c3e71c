/** `1800 120 0000` → `tel:18001200000`. */
export const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`
