import { bookingsApi } from '#contract/fleet.bookings.ts'
import { machinesApi } from '#contract/fleet.machines.ts'
import { operatorsApi } from '#contract/fleet.operators.ts'
import { papersApi } from '#contract/fleet.papers.ts'
import { machinePhotosApi } from '#contract/fleet.photos.ts'
import { telematicsApi } from '#contract/fleet.telematics.ts'
import type { Files } from '#server/platform/files.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import { addBooking, listBookings as listBoard, removeBooking, updateBooking } from './board.ts'
import type { FleetConfig } from './fleet.config.ts'
import { countFreeMachines } from './holding.ts'
import { addMachine, getMachine, listBookings, listMachines, updateMachine } from './machines.ts'
import { addOperator, getOperator, listOperators, updateOperator } from './operators.ts'
import { addPaper, listPapers, type PaperTools, removePaper } from './papers.ts'
import { addPhoto, listPhotos, removePhoto } from './photos.ts'
import { getConnection, getTelematics } from './telematics.ts'

type FleetTools = PaperTools & { readonly files: Files; readonly config: FleetConfig }

/** Machines, their papers and operators at the desk. */
export function fleetRoutes(serve: Serve, { files, config, ...paperTools }: FleetTools) {
  const { db, clock } = paperTools
  const tools = { db, clock }
  serve(machinesApi.listMachines, ({ caller, query }) => listMachines(tools, caller, query))
  serve(machinesApi.addMachine, async ({ caller, body, tag }) => tagged(tag, await addMachine(tools, caller, body)))
  serve(machinesApi.getMachine, async ({ caller, params, tag }) =>
    tagged(tag, await getMachine(tools, caller, params.id)),
  )
  serve(machinesApi.updateMachine, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await updateMachine(tools, caller, params.id, { sent: body, ifMatch: headers['if-match'] })),
  )
  serve(machinesApi.listMachineBookings, ({ caller, params }) => listBookings(tools, caller, params.id))
  serve(telematicsApi.getTelematicsConnection, ({ caller }) => getConnection(tools, caller, config))
  serve(telematicsApi.getMachineTelematics, ({ caller, params }) => getTelematics(tools, caller, params.id))
  serve(bookingsApi.listBookings, ({ caller, query }) => listBoard(tools, caller, query))
  serve(bookingsApi.countFreeMachines, ({ caller, query }) => countFreeMachines(tools, caller, query))
  serve(bookingsApi.addBooking, async ({ caller, body, tag }) => tagged(tag, await addBooking(tools, caller, body)))
  serve(bookingsApi.updateBooking, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await updateBooking(tools, caller, params.id, { sent: body, ifMatch: headers['if-match'] })),
  )
  serve(bookingsApi.removeBooking, ({ caller, params, headers }) =>
    removeBooking(tools, caller, params.id, headers['if-match']),
  )
  serve(papersApi.listMachineDocuments, ({ caller, params }) => listPapers(paperTools, caller, params.id))
  serve(papersApi.addMachineDocument, ({ caller, params, body }) => addPaper(paperTools, caller, params.id, body))
  serve(papersApi.removeMachineDocument, ({ caller, params }) => removePaper({ ...tools, files }, caller, params.id))
  serve(machinePhotosApi.listMachinePhotos, ({ caller, params }) => listPhotos(paperTools, caller, params.id))
  serve(machinePhotosApi.addMachinePhoto, ({ caller, params, body }) =>
    addPhoto(paperTools, caller, params.id, body.fileId),
  )
  serve(machinePhotosApi.removeMachinePhoto, ({ caller, params }) =>
    removePhoto({ ...tools, files }, caller, params.id),
  )
  serve(operatorsApi.listOperators, ({ caller, query }) => listOperators(tools, caller, query))
  serve(operatorsApi.addOperator, async ({ caller, body, tag }) => tagged(tag, await addOperator(tools, caller, body)))
  serve(operatorsApi.getOperator, async ({ caller, params, tag }) =>
    tagged(tag, await getOperator(tools, caller, params.id)),
  )
  serve(operatorsApi.updateOperator, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await updateOperator(tools, caller, params.id, { sent: body, ifMatch: headers['if-match'] })),
  )
}
