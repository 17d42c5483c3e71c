import type { Config } from '#server/platform/config.ts'
import { configPart, httpAddress, setText, wholeNumber } from '#server/platform/config-part.ts'

const TIMEOUT_MS = 8000

type Part = {
  /** The address where a provider registers e-invoices; without it the desk records acknowledgements itself. */
  eInvoiceUrl: string | undefined
  /** Its bearer token. */
  eInvoiceKey: string | undefined
  /** Milliseconds that an answer may take. */
  eInvoiceTimeoutMs: number
}

export const gstConfig = configPart({
  shape: {
    E_INVOICE_URL: httpAddress.optional(),
    E_INVOICE_KEY: setText.optional(),
    E_INVOICE_TIMEOUT_MS: wholeNumber.refine((ms) => ms >= 100 && ms <= 30_000, 'must be 100 to 30000').optional(),
  },
  needs: {},
  carriers: ['E_INVOICE_URL'],
  read: (environment): Part => ({
    eInvoiceUrl: environment.E_INVOICE_URL,
    eInvoiceKey: environment.E_INVOICE_KEY,
    eInvoiceTimeoutMs: environment.E_INVOICE_TIMEOUT_MS ?? TIMEOUT_MS,
  }),
})

/** The configuration of GST papers. */
export type GstConfig = Config & Part
