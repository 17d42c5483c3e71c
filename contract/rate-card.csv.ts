import { csvDownload } from './csv-files.ts'
import { endpoint } from './endpoint.ts'
import { deskPaths } from './paths.desk.ts'

/** Rates as a file for a spreadsheet. */
export const rateCardCsvApi = {
  downloadRates: endpoint({
    ...deskPaths.downloadRates,
    summary: 'The cards in force today as CSV, in rupees; costs only with the permission margin.',
    ...csvDownload,
  }),
}
