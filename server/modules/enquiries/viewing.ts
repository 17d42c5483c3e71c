// The enquiries that a customer may see and read, for later rows.
export type { Viewer } from './enquiries.rules.ts'
export { readBy, seenBy } from './enquiries.store.ts'
