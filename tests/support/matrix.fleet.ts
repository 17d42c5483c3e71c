// The matrix of the fleet, at the desk.
import { aMaintenance, aNewMachine, aNewOperator, aPaper } from './fleet.ts'
import { byOperations, row, staff } from './verdicts.ts'

export const fleetRows = {
  listMachines: row(staff(200)),
  addMachine: row(byOperations(201), async ({ productId, yard }) => ({ body: aNewMachine(productId, await yard()) })),
  getMachine: row(staff(200), 'machine'),
  updateMachine: row(byOperations(200), 'machine', { meterHours: '12.5' }),
  listMachineBookings: row(staff(200), 'machine'),
  getTelematicsConnection: row(staff(200)),
  getMachineTelematics: row(staff(200), 'machine'),
  downloadReadings: row(staff(200)),
  previewReadingsImport: row(byOperations(200), async ({ csvFile }) => ({ bytes: (await csvFile('readings')).bytes })),
  importReadings: row(byOperations(200), ({ csvFile }) => csvFile('readings')),
  listBookings: row(staff(200), { query: { from: '2026-11-23', to: '2027-02-22' } }),
  countFreeMachines: row(staff(200), ({ productId }) => ({
    query: { productId, from: '2026-11-23', to: '2027-02-22' },
  })),
  addBooking: row(byOperations(201), async ({ newMachine }) => ({ body: aMaintenance(await newMachine()) })),
  updateBooking: row(byOperations(200), 'maintenance', async ({ newMachine }) => aMaintenance(await newMachine())),
  removeBooking: row(byOperations(204), 'maintenance'),
  listMachinePhotos: row(staff(200), 'machine'),
  // The file is of operations.
  addMachinePhoto: row(byOperations(404, 201), 'machine', async ({ fleetPhoto }) => ({ fileId: await fleetPhoto() })),
  removeMachinePhoto: row(byOperations(204), 'machinePhoto', {}),
  listMachineDocuments: row(staff(200), 'machine'),
  addMachineDocument: row(byOperations(201), 'machine', aPaper()),
  removeMachineDocument: row(byOperations(204), 'machinePaper', {}),
  listOperators: row(staff(200)),
  addOperator: row(byOperations(201), () => ({ body: aNewOperator() })),
  getOperator: row(staff(200), 'operator'),
  updateOperator: row(byOperations(200), 'operator', { name: 'Ganesh Pawar' }),
}
