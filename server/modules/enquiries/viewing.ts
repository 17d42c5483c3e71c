// Which enquiries a customer may see, for later rows.
export type { Viewer } from './enquiries.rules.ts'
export { seenBy } from './enquiries.store.ts'
