import { csvDownload } from './csv-files.ts'
import { endpoint } from './endpoint.ts'
import { deskPaths } from './paths.desk.ts'

/** Machines, and where they can be rented, as files for a spreadsheet. */
export const catalogueCsvApi = {
  downloadProducts: endpoint({
    ...deskPaths.downloadProducts,
    summary: 'Everything that the desk says about machines, published or not, as CSV.',
    ...csvDownload,
  }),
  downloadAvailability: endpoint({
    ...deskPaths.downloadAvailability,
    summary: 'The cities in which machines can be rented as CSV: a row for each machine, a column for each city.',
    ...csvDownload,
  }),
}
