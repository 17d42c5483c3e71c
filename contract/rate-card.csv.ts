import { csvDownload, csvImport, csvPreview } from './csv-files.ts'
import { endpoint } from './endpoint.ts'
import { deskPaths } from './paths.desk.ts'

/** Rates as a file for a spreadsheet. */
export const rateCardCsvApi = {
  downloadRates: endpoint({
    ...deskPaths.downloadRates,
    summary: 'The cards in force today as CSV, in rupees; costs only with the permission margin.',
    ...csvDownload,
  }),
  previewRatesImport: endpoint({
    ...deskPaths.previewRatesImport,
    summary: 'A dry run of a file of rates: each row that differs from the card of its day would be a new card.',
    ...csvPreview,
  }),
  importRates: endpoint({
    ...deskPaths.importRates,
    summary: 'Adds the cards that the dry run of this file has shown, all or nothing.',
    ...csvImport,
  }),
}
