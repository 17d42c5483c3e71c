import type { Permission } from '#contract/staff.ts'

/** The files of the desk, with their calls and the permission that importing needs. */
export const csvFiles = {
  products: {
    download: 'downloadProducts',
    preview: 'previewProductsImport',
    import: 'importProducts',
    permission: 'catalogue',
  },
  availability: {
    download: 'downloadAvailability',
    preview: 'previewAvailabilityImport',
    import: 'importAvailability',
    permission: 'catalogue',
  },
  rates: { download: 'downloadRates', preview: 'previewRatesImport', import: 'importRates', permission: 'rate-card' },
  readings: {
    download: 'downloadReadings',
    preview: 'previewReadingsImport',
    import: 'importReadings',
    permission: 'fleet',
  },
} as const satisfies Record<string, { permission: Permission; [call: string]: string }>

export type CsvFileName = keyof typeof csvFiles
export const csvFileNames = ['products', 'availability', 'rates', 'readings'] as const satisfies readonly CsvFileName[]
