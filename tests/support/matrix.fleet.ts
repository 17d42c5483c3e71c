// The matrix of the fleet, at the desk.
import { aMaintenance, aNewMachine, aNewOperator, aPaper } from './fleet.ts'
import { onlyStaff, row, staff } from './verdicts.ts'

const writers = (status: number) => onlyStaff({ owner: status, operations: status })

export const fleetRows = {
  listMachines: row(staff(200)),
  addMachine: row(writers(201), async ({ productId, yard }) => ({ body: aNewMachine(productId, await yard()) })),
  getMachine: row(staff(200), ({ machine }) => ({ id: machine })),
  updateMachine: row(writers(200), ({ machine }) => ({
    id: machine,
    headers: { 'if-match': '*' },
    body: { meterHours: '12.5' },
  })),
  listMachineBookings: row(staff(200), ({ machine }) => ({ id: machine })),
  getMachineTelematics: row(staff(200), ({ machine }) => ({ id: machine })),
  downloadReadings: row(staff(200)),
  previewReadingsImport: row(writers(200), async ({ csvFile }) => ({ bytes: (await csvFile('readings')).bytes })),
  importReadings: row(writers(200), ({ csvFile }) => csvFile('readings')),
  listBookings: row(staff(200), () => ({ query: { from: '2026-11-23', to: '2027-02-22' } })),
  countFreeMachines: row(staff(200), ({ productId }) => ({
    query: { productId, from: '2026-11-23', to: '2027-02-22' },
  })),
  addBooking: row(writers(201), async ({ newMachine }) => ({ body: aMaintenance(await newMachine()) })),
  updateBooking: row(writers(200), async ({ newMachine, maintenance }) => ({
    id: maintenance,
    headers: { 'if-match': '*' },
    body: aMaintenance(await newMachine()),
  })),
  removeBooking: row(writers(204), ({ maintenance }) => ({ id: maintenance, headers: { 'if-match': '*' } })),
  listMachinePhotos: row(staff(200), ({ machine }) => ({ id: machine })),
  // The file is of operations.
  addMachinePhoto: row(onlyStaff({ owner: 404, operations: 201 }), async ({ machine, fleetPhoto }) => ({
    id: machine,
    body: { fileId: await fleetPhoto() },
  })),
  removeMachinePhoto: row(writers(204), ({ machinePhoto }) => ({ id: machinePhoto, body: {} })),
  listMachineDocuments: row(staff(200), ({ machine }) => ({ id: machine })),
  addMachineDocument: row(writers(201), ({ machine }) => ({ id: machine, body: aPaper() })),
  removeMachineDocument: row(writers(204), ({ machinePaper }) => ({ id: machinePaper, body: {} })),
  listOperators: row(staff(200)),
  addOperator: row(writers(201), () => ({ body: aNewOperator() })),
  getOperator: row(staff(200), ({ operator }) => ({ id: operator })),
  updateOperator: row(writers(200), ({ operator }) => ({
    id: operator,
    headers: { 'if-match': '*' },
    body: { name: 'Ganesh Pawar' },
  })),
}
