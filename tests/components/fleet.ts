import { Machine, machinesApi } from '#contract/fleet.machines.ts'
import { Operator } from '#contract/fleet.operators.ts'
import { MachineDocument } from '#contract/fleet.papers.ts'
import { MachinePhoto } from '#contract/fleet.photos.ts'
import { telematicsApi } from '#contract/fleet.telematics.ts'
import { yardsApi } from '#contract/locations.yards.ts'
import { products } from './desk-products.ts'
import { type Replies, Versioned } from './replies.ts'
import { makerOf, sampleOf } from './sample-of.ts'
import { aPicture, idOf, pageOf, pageOfFound } from './samples.ts'

const YARD = { yardId: idOf(890), name: 'Chakan', city: 'pune', cityName: 'Pune', isActive: true }

const aMachine = makerOf(Machine, {
  productName: 'Genie GS-3246 Electric Scissor Lift',
  serialNumber: 'GS46P-14071',
  builtYear: 2022,
  yardId: YARD.yardId,
  yardName: YARD.name,
  meterHours: '1288.4',
  papers: 'VALID',
  mandatory: [
    { kind: 'INSURANCE', state: 'VALID', validTo: '2027-08-31' },
    { kind: 'INSPECTION', state: 'VALID', validTo: '2027-03-12' },
  ],
})

const anOperator = makerOf(Operator, {
  phone: '9822000101',
  licenceNumber: 'MH14 20150034471',
  licenceValidTo: '2028-06-30',
  licence: 'VALID',
})

/** A fleet of three machines and two operators, as the server keeps them during a test. */
export function aFleet() {
  const machines = [
    aMachine({ machineId: idOf(901), fleetNumber: 'SL-031' }),
    aMachine({
      machineId: idOf(902),
      fleetNumber: 'CR-004',
      productName: 'ACE 14XW Pick and Carry Crane',
      registrationNumber: 'WB19J8805',
      hiredFrom: 'Sai Cranes',
      papers: 'EXPIRED',
      mandatory: [
        { kind: 'INSURANCE', state: 'DUE', validTo: '2026-12-05' },
        { kind: 'FITNESS', state: 'EXPIRED', validTo: '2026-11-17' },
      ],
    }),
    aMachine({ machineId: idOf(903), fleetNumber: 'SL-008', isRetired: true }),
  ]
  const operators = [
    anOperator({ operatorId: idOf(951), name: 'Ganesh Pawar' }),
    anOperator({ operatorId: idOf(952), name: 'Suresh Kumar', licence: 'DUE', licenceValidTo: '2026-12-12' }),
  ]
  let documents: MachineDocument[] = []
  let photos: MachinePhoto[] = []
  const of = (id: string) => machines.find(({ machineId }) => machineId === id) as Machine
  const operatorOf = (id: string) => operators.find(({ operatorId }) => operatorId === id) as Operator
  const replies: Replies = {
    listYards: sampleOf(yardsApi.listYards.response, { yards: pageOf([YARD]) }),
    listMachines({ query: { papers, ...query } }) {
      const found = machines.filter((one) => one.papers === (papers ?? one.papers))
      return { machines: pageOfFound(found, query, ({ fleetNumber }) => fleetNumber) }
    },
    listDeskProducts: { products: pageOf(products.content.slice(0, 1)) },
    getMachine: ({ params: { id } }) => new Versioned({ machine: of(id) }, 'W/"1"'),
    addMachine: ({ body }) => {
      const machine = aMachine({ machineId: idOf(909), ...body, papers: 'MISSING' })
      machines.push(machine)
      return { machine }
    },
    updateMachine: ({ params: { id }, body }) => new Versioned({ machine: Object.assign(of(id), body) }, 'W/"2"'),
    listMachineBookings: sampleOf(machinesApi.listMachineBookings.response, {
      bookings: [{ kind: 'JOB', ref: idOf(971), from: '2026-12-01', to: '2027-01-30', note: 'JOB-2627-000007' }],
    }),
    getTelematicsConnection: sampleOf(telematicsApi.getTelematicsConnection.response, {
      connection: { isPolled: true, poll: { at: '2026-11-23T05:00:03.000Z', read: 12 } },
    }),
    getMachineTelematics: sampleOf(telematicsApi.getMachineTelematics.response, {
      telematics: {
        latest: { at: '2026-11-23T05:40:12.000Z', hours: '1291.25' },
        days: [
          { date: '2026-11-23', hours: '2.9' },
          { date: '2026-11-22', hours: '0.0' },
          { date: '2026-11-21' },
          { date: '2026-11-20', hours: '9.6' },
        ],
      },
    }),
    uploadDeskFile: { file: aPicture(idOf(985)) },
    listMachinePhotos: () => ({ photos }),
    addMachinePhoto: ({ body: { fileId } }) => {
      const photo = sampleOf(MachinePhoto, { photoId: idOf(990 + photos.length), file: aPicture(fileId) })
      photos = [...photos, photo]
      return { photo }
    },
    removeMachinePhoto: ({ params: { id } }) => {
      photos = photos.filter(({ photoId }) => photoId !== id)
      return undefined
    },
    listMachineDocuments: () => ({ documents }),
    addMachineDocument: ({ body: { fileId: _file, ...paper } }) => {
      const document = sampleOf(MachineDocument, { ...paper, documentId: idOf(980) })
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
      const operator = anOperator({ operatorId: idOf(959), ...body })
      operators.push(operator)
      return { operator }
    },
    updateOperator: ({ params: { id }, body }) =>
      new Versioned({ operator: Object.assign(operatorOf(id), body) }, 'W/"2"'),
  }
  return { machines, operators, replies }
}
