import type { Machine } from '#contract/fleet.machines.ts'
import type { Operator } from '#contract/fleet.operators.ts'
import type { MachineDocument } from '#contract/fleet.papers.ts'
import type { MachinePhoto } from '#contract/fleet.photos.ts'
import { lines } from './desk-products.ts'
import { type Replies, Versioned } from './replies.ts'
import { aPicture, idOf, pageOf } from './samples.ts'

const YARD = {
  yardId: idOf(890),
  name: 'Chakan',
  city: 'pune',
  cityName: 'Pune',
  state: 'Maharashtra',
  address: 'Gat 310, Chakan MIDC Phase 2',
  pincode: '410501',
  latitude: 18.7606,
  longitude: 73.8635,
  isActive: true,
}

const aMachine = (fleetNumber: string, n: number, more: Partial<Machine> = {}): Machine => ({
  machineId: idOf(900 + n),
  fleetNumber,
  productId: idOf(880),
  productName: 'Genie GS-3246 Electric Scissor Lift',
  serialNumber: `GS46P-1407${n}`,
  registrationNumber: null,
  builtYear: 2022,
  hiredFrom: null,
  yardId: YARD.yardId,
  yardName: YARD.name,
  meterHours: '1288.4',
  telematicsId: null,
  isRetired: false,
  papers: 'VALID',
  mandatory: [
    { kind: 'INSURANCE', state: 'VALID', validTo: '2027-08-31' },
    { kind: 'INSPECTION', state: 'VALID', validTo: '2027-03-12' },
  ],
  ...more,
})

const anOperator = (name: string, n: number, more: Partial<Operator> = {}): Operator => ({
  operatorId: idOf(950 + n),
  name,
  phone: '9822000101',
  licenceNumber: 'MH14 20150034471',
  licenceValidTo: '2028-06-30',
  licence: 'VALID',
  hasLeft: false,
  ...more,
})

/** A fleet of three machines and two operators, as the server keeps them during a test. */
export function aFleet() {
  const machines = [
    aMachine('SL-031', 1),
    aMachine('CR-004', 2, {
      productName: 'ACE 14XW Pick and Carry Crane',
      registrationNumber: 'WB19J8805',
      hiredFrom: 'Sai Cranes',
      papers: 'EXPIRED',
      mandatory: [
        { kind: 'INSURANCE', state: 'DUE', validTo: '2026-12-05' },
        { kind: 'FITNESS', state: 'EXPIRED', validTo: '2026-11-17' },
      ],
    }),
    aMachine('SL-008', 3, { isRetired: true }),
  ]
  const operators = [
    anOperator('Ganesh Pawar', 1),
    anOperator('Suresh Kumar', 2, { licence: 'DUE', licenceValidTo: '2026-12-12' }),
  ]
  let documents: MachineDocument[] = []
  let photos: MachinePhoto[] = []
  const of = (id: string) => machines.find(({ machineId }) => machineId === id) as Machine
  const operatorOf = (id: string) => operators.find(({ operatorId }) => operatorId === id) as Operator
  const replies: Replies = {
    listYards: { yards: pageOf([YARD]) },
    listMachines: ({ query: { filter = '', papers, ...paged } }) => ({
      machines: pageOf(
        machines.filter(
          (one) => one.fleetNumber.includes(filter.toUpperCase()) && one.papers === (papers ?? one.papers),
        ),
        paged,
      ),
    }),
    listDeskProducts: { products: pageOf(lines.slice(0, 1)) },
    getMachine: ({ params: { id } }) => new Versioned({ machine: of(id) }, 'W/"1"'),
    addMachine: ({ body }) => {
      machines.push(aMachine(body.fleetNumber, 9, { ...body, papers: 'MISSING' }))
      return { machine: machines.at(-1) as Machine }
    },
    updateMachine: ({ params: { id }, body }) => new Versioned({ machine: Object.assign(of(id), body) }, 'W/"2"'),
    listMachineBookings: {
      bookings: [
        {
          bookingId: idOf(970),
          kind: 'JOB',
          ref: idOf(971),
          from: '2026-12-01',
          to: '2027-01-30',
          note: 'JOB-2627-000007',
        },
      ],
    },
    getMachineTelematics: {
      telematics: {
        latest: { at: '2026-11-23T05:40:12.000Z', hours: '1291.25', source: 'POLLED' },
        days: [
          { date: '2026-11-23', hours: '2.9' },
          { date: '2026-11-22', hours: '0.0' },
          { date: '2026-11-21', hours: null },
          { date: '2026-11-20', hours: '9.6' },
        ],
      },
    },
    uploadDeskFile: { file: aPicture(idOf(985)) },
    listMachinePhotos: () => ({ photos }),
    addMachinePhoto: ({ body: { fileId } }) => {
      const photo = {
        photoId: idOf(990 + photos.length),
        file: aPicture(fileId),
        by: 'Rohan Pillai',
        at: '2026-11-23T06:00:00.000Z',
      }
      photos = [...photos, photo]
      return { photo }
    },
    removeMachinePhoto: ({ params: { id } }) => {
      photos = photos.filter(({ photoId }) => photoId !== id)
      return undefined
    },
    listMachineDocuments: () => ({ documents }),
    addMachineDocument: ({ body: { fileId: _file, ...paper } }) => {
      const document = {
        ...paper,
        documentId: idOf(980),
        file: null,
        by: 'Rohan Pillai',
        at: '2026-11-23T06:00:00.000Z',
      }
      documents = [document]
      return { document }
    },
    removeMachineDocument: () => {
      documents = []
      return undefined
    },
    listOperators: ({ query }) => ({ operators: pageOf(operators, query) }),
    getOperator: ({ params: { id } }) => new Versioned({ operator: operatorOf(id) }, 'W/"1"'),
    addOperator: ({ body }) => {
      operators.push(anOperator(body.name, 9, body))
      return { operator: operators.at(-1) as Operator }
    },
    updateOperator: ({ params: { id }, body }) =>
      new Versioned({ operator: Object.assign(operatorOf(id), body) }, 'W/"2"'),
  }
  return { machines, operators, replies }
}
