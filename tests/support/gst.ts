import type { GstDirectory } from '#server/platform/gst-directory.ts'

/** What `anyGst` says of a GSTIN. */
export const holderOf = (gstin: string) => ({ name: `Holder of ${gstin}`, address: `Plot ${gstin.slice(7, 11)}, Pune` })

/** The one number that `anyGst` does not know. */
export const UNKNOWN_GSTIN = '08ZZZPR7640K1ZK'

/** A register that knows every number but one. */
export const anyGst: GstDirectory = {
  lookUp: async (gstin) => (gstin === UNKNOWN_GSTIN ? undefined : holderOf(gstin)),
}
