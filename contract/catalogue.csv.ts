import { csvDownload, csvImport, csvPreview } from './csv-files.ts'
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
  previewProductsImport: endpoint({
    ...deskPaths.previewProductsImport,
    summary: 'A dry run of a file of machines: every bad row, and what each good one would do.',
    ...csvPreview,
  }),
  importProducts: endpoint({
    ...deskPaths.importProducts,
    summary: 'Does what the dry run of this file has shown, all or nothing; refused if anything has changed since.',
    ...csvImport,
  }),
  previewAvailabilityImport: endpoint({
    ...deskPaths.previewAvailabilityImport,
    summary: 'A dry run of a file of availability; cities that it leaves out stay as they are.',
    ...csvPreview,
  }),
  importAvailability: endpoint({
    ...deskPaths.importAvailability,
    summary: 'Does what the dry run of this file has shown; who waits for a machine where it is new is told.',
    ...csvImport,
  }),
}
