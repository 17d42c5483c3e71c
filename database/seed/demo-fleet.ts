// The demo's fleet: machines in the yards with their papers, and the people who operate them.
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { PaperKind } from '#contract/fleet.ts'
import { addMachine, listMachines } from '#server/modules/fleet/machines.ts'
import { addOperator } from '#server/modules/fleet/operators.ts'
import { addPaper, type PaperTools } from '#server/modules/fleet/papers.ts'
import { rohan } from './demo-staff.ts'
import { seededId } from './seeded-id.ts'

type Listed = [
  fleetNumber: string,
  product: string,
  serial: string,
  yard: string,
  more?: { rc?: string; from?: string },
]

/** Real products; serial and registration numbers are invented. */
const machines: Listed[] = [
  ['SL-021', 'genie-gs-1930', 'GS30P-21418', 'Chakan'],
  ['SL-022', 'genie-gs-1930', 'GS30P-21466', 'Chakan'],
  ['SL-023', 'genie-gs-1930', 'GS30P-22031', 'Peenya'],
  ['SL-031', 'genie-gs-3246', 'GS46P-14077', 'Chakan'],
  ['SL-032', 'genie-gs-3246', 'GS46P-14102', 'Chakan'],
  ['SL-033', 'genie-gs-3246', 'GS46P-15310', 'Bhiwandi'],
  ['SL-034', 'genie-gs-3246', 'GS46P-15344', 'Peenya'],
  ['SL-041', 'sinoboom-3246e', '0402108217', 'Chakan'],
  ['SL-042', 'sinoboom-3246e', '0402108391', 'Patancheru', { from: 'Sai Access Rentals, Hyderabad' }],
  ['BL-011', 'jlg-450aj', '0300241180', 'Chakan'],
  ['BL-012', 'jlg-450aj', '0300241377', 'Bhiwandi'],
  ['BL-014', 'jlg-450aj', '0300242005', 'Sriperumbudur'],
  ['BL-021', 'genie-z-45-25j-rt', 'Z452516A-53118', 'Manesar'],
  ['BL-031', 'jlg-660sj', '0300267734', 'Sanand', { from: 'Vega Lifts, Ahmedabad' }],
  ['FL-005', 'godrej-gx-300d', 'GX30D-18220', 'Chakan'],
  ['FL-006', 'godrej-gx-300d', 'GX30D-18224', 'Manesar'],
  ['FL-011', 'toyota-8fd30', '508FD30-41172', 'Sriperumbudur'],
  ['CR-001', 'escorts-f15', 'EF-2208431', 'Chakan', { rc: 'MH14GU4471' }],
  ['CR-002', 'escorts-f15', 'EF-2210877', 'Bhiwandi', { rc: 'MH04KF2210' }],
  ['CR-004', 'ace-14xw', 'ACE14XW-6612', 'Dankuni', { rc: 'WB19J8805' }],
  ['EX-001', 'jcb-3dx-ecoxpert', 'HAR3DXETC02718', 'Chakan', { rc: 'MH12TV3308' }],
  ['EX-002', 'jcb-3dx-ecoxpert', 'HAR3DXETC02944', 'Gajuwaka', { rc: 'AP31TX7719' }],
  ['EX-011', 'tata-hitachi-ex-200lc', 'EX200LC-30771', 'Kalamassery'],
  ['EX-012', 'komatsu-pc210lc-10m0', 'PC210-N60412', 'Patancheru'],
]

/** Days from today to the end of a paper, where it does not simply last: two are due and one has expired. */
const endings: Partial<Record<string, Partial<Record<PaperKind, number>>>> = {
  'SL-023': { INSPECTION: 12 },
  'EX-002': { INSURANCE: 23 },
  'CR-004': { FITNESS: -6 },
}
const lasting = (at: number, kind: PaperKind) => 75 + ((at * 37 + kind.length * 11) % 260)

const prefixes: Partial<Record<PaperKind, string>> = { INSURANCE: 'OG-27-1801', INSPECTION: 'TPI', FITNESS: 'FC' }

const operators = [
  ['Ganesh Pawar', '9822000101', 'MH14 20150034471', 640],
  ['Ramesh Yadav', '9822000102', 'UP32 20120118820', 211],
  ['Suresh Kumar', '9822000103', 'TN21 20180007715', 19],
  ['Abdul Kareem', '9822000104', 'KL07 20160021903', 402],
] as const

/** Adds the fleet once, dated as the clock of the tools says; the papers end relative to today. */
export async function seedDemoFleet(tools: PaperTools, today: string) {
  if ((await listMachines(tools, rohan, { page: 0, size: 1 })).machines.totalElements > 0) return
  for (const [at, listed] of machines.entries()) await seedMachine(tools, { listed, at, today })
  for (const [name, phone, licenceNumber, days] of operators)
    await addOperator(tools, rohan, { name, phone, licenceNumber, licenceValidTo: addDays(today, days) })
}

async function seedMachine(tools: PaperTools, { listed, at, today }: { listed: Listed; at: number; today: string }) {
  const [fleetNumber, product, serialNumber, yard, { rc = null, from = null } = {}] = listed
  const { machine } = await addMachine(tools, rohan, {
    fleetNumber,
    productId: seededId(product),
    serialNumber,
    registrationNumber: rc,
    builtYear: Number(dateInIndia(tools.clock()).slice(0, 4)) - 1 - (at % 6),
    hiredFrom: from,
    yardId: seededId(`yard ${yard}`),
    // Scissor lifts report nothing.
    telematicsId: fleetNumber.startsWith('SL') ? null : serialNumber,
    meterHours: `${310 + ((at * 977) % 4200)}.${at % 10}`,
  })
  for (const { kind } of machine.mandatory) {
    const validTo = addDays(today, endings[fleetNumber]?.[kind] ?? lasting(at, kind))
    const number =
      rc !== null && kind === 'REGISTRATION' ? rc : `${prefixes[kind] ?? kind.slice(0, 3)}-${8801 + at * 13}`
    await addPaper(tools, rohan, machine.machineId, { kind, number, validTo, fileId: null })
  }
}
