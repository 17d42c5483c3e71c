import { randomBytes } from 'node:crypto'

/** A UTR that no transfer has yet. */
export const aReference = () => `HDFC${randomBytes(8).toString('hex').toUpperCase()}`
