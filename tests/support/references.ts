import { randomInt } from 'node:crypto'

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** A UTR that no transfer has yet. */
export const aReference = () => `HDFCR5${digits(16)}`
