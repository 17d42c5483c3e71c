import { telematicsApi } from '#contract/fleet.telematics.ts'
import type { Tools } from '#server/platform/action.ts'
import { importFile, previewFile } from '#server/platform/csv-import.ts'
import type { Serve } from '#server/platform/serve.ts'
import { downloadReadings, readingsImport } from './readings-csv.ts'

/** Readings of telematics as files for a spreadsheet. */
export function readingsRoutes(serve: Serve, tools: Tools) {
  serve(telematicsApi.downloadReadings, ({ caller, query }) => downloadReadings(tools, caller, query))
  serve(telematicsApi.previewReadingsImport, ({ caller, bytes }) => previewFile(tools, caller, bytes, readingsImport))
  serve(telematicsApi.importReadings, ({ caller, bytes, query, headers }) =>
    importFile(tools, caller, { bytes, digest: query.digest, key: headers['idempotency-key'] }, readingsImport),
  )
}
