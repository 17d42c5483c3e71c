import type { GstDirectory } from '#server/modules/company/gst-directory.ts'

/** The answer of `anyGst` for a GSTIN. */
export const holderOf = (gstin: string) => ({ name: `Holder of ${gstin}`, address: `Plot ${gstin.slice(7, 11)}, Pune` })

/** The one GSTIN that `anyGst` does not know. */
export const UNKNOWN_GSTIN = '08ZZZPR7640K1ZK'

/** A directory that knows every GSTIN but one. */
export const anyGst: GstDirectory = {
  lookUp: async (gstin) => (gstin === UNKNOWN_GSTIN ? undefined : holderOf(gstin)),
}
