import { expect, test } from 'vitest'
import type { Challan } from '#contract/jobs.papers.ts'
import { KONKAN, PERSON } from '#tests/support/issued-invoices.ts'
import { eWayBillOf, lacksDistance, validDays } from './e-way-bill.rules.ts'
import { EWayBill } from './e-way-bill.schema.ts'

const challan: Challan = {
  challanNumber: 'CHN-2627-000012',
  issuedOn: '2026-11-20',
  jobNumber: 'JOB-2627-000017',
  poNumber: null,
  consignor: {
    name: 'Yantra',
    gstin: '27AAACY1234F1Z5',
    address: 'Yard 2, Chakan, Maharashtra 410501',
    state: 'Maharashtra',
  },
  consignee: KONKAN,
  yard: null,
  place: { name: 'Mopa', address: 'Airport Road, Mopa, Goa 403512', city: 'Goa' },
  machine: {
    name: 'JLG 450AJ',
    fleetNumber: 'A-12',
    serialNumber: '0300',
    registrationNumber: null,
    builtYear: 2021,
  },
  from: '2026-11-21',
  to: '2026-12-20',
  valuePaise: 450_000_000,
  hsnCode: null,
  vehicleNumber: 'MH12AB1234',
  transporter: 'Sai Carriers',
  operator: null,
  papers: [],
}
const moved = { hsn: '8427', isOverDimensional: true, distanceKm: 480 }

test('a crane on a low-bed is an own challan on hire, over-dimensional', () => {
  const { billLists } = EWayBill.parse(eWayBillOf(challan, moved))
  expect(billLists[0]).toMatchObject({
    docType: 'CHL',
    supplyType: 'O',
    subSupplyType: 8,
    subSupplyDesc: 'On hire',
    vehicleType: 'O',
    vehicleNo: 'MH12AB1234',
    docDate: '20/11/2026',
    fromPincode: 410_501,
    toGstin: KONKAN.gstin,
    toPincode: 403_512,
    actualToStateCode: 30,
    totalValue: 4_500_000,
  })
})

test('it starts at the yard that the machine leaves, also in another state', () => {
  const yard = { name: 'Peenya', address: '14, 3rd Phase, Peenya Industrial Area, Karnataka 560058' }
  expect(EWayBill.parse(eWayBillOf({ ...challan, yard }, moved)).billLists[0]).toMatchObject({
    transType: 4,
    fromAddr1: '14, 3rd Phase',
    fromPlace: 'Peenya Industrial Area',
    fromPincode: 560_058,
    fromStateCode: 27,
    actualFromStateCode: 29,
  })
  expect(EWayBill.parse(eWayBillOf(challan, moved)).billLists[0]).toMatchObject({
    transType: 2,
    actualFromStateCode: 27,
  })
})

test('a customer without a GSTIN is URP; a site without a PIN code is found', () => {
  const { billLists } = EWayBill.parse(eWayBillOf({ ...challan, consignee: PERSON }, moved))
  expect(billLists[0]).toMatchObject({ toGstin: 'URP', toStateCode: 27, actualToStateCode: 30 })
  const nowhere = { ...challan, place: { ...challan.place, address: 'Near the river' } }
  expect(EWayBill.safeParse(eWayBillOf(nowhere, moved)).success).toBe(false)
  expect(EWayBill.safeParse(eWayBillOf({ ...challan, valuePaise: null }, moved)).success).toBe(false)
})

test('a PIN code of another state than the place is refused, at both ends', () => {
  const faultsOf = (changed: Partial<Challan>) =>
    EWayBill.safeParse(eWayBillOf({ ...challan, ...changed }, moved)).error?.issues.map(({ path }) => path.join('.'))
  const place = { ...challan.place, address: 'Airport Road, Mopa, Goa 411014' }
  expect(faultsOf({ place })).toEqual(['billLists.0.toPincode'])
  const yard = { name: 'Peenya', address: '14, Peenya, Karnataka 411014' }
  expect(faultsOf({ yard })).toEqual(['billLists.0.fromPincode'])
  expect(faultsOf({})).toBeUndefined()
})

test('long and quoted names are cut to what the portal takes, and amounts without tax are stated', () => {
  const machine = { ...challan.machine, name: 'Bucket 36" '.repeat(20), serialNumber: 'S'.repeat(150) }
  const [bill] = EWayBill.parse(eWayBillOf({ ...challan, machine, transporter: 'Sai "Carriers"' }, moved)).billLists
  expect(bill).toMatchObject({ transporterName: "Sai 'Carriers'", TotNonAdvolVal: 0, OthValue: 0 })
  expect(bill?.itemList[0]).toMatchObject({ cessNonAdvol: 0 })
  expect(bill?.itemList[0]?.productName).toMatch(/^Bucket 36' .{80,91}$/)
  expect(bill?.itemList[0]?.productDesc).toHaveLength(100)
})

test.each([
  ['400063', 0, true],
  ['400063', 101, true],
  ['400063', 1, false],
  ['400063', 100, false],
  ['400064', 0, false],
])('from PIN code 400063 to %s a distance of %i km is missing: %s', (pin, distanceKm, isMissing) => {
  const yard = { name: 'Goregaon', address: 'Plot 4, Goregaon, Maharashtra 400063' }
  const place = { name: 'Oberoi', address: `Western Express Highway, Mumbai, Maharashtra ${pin}`, city: 'Mumbai' }
  expect(lacksDistance({ ...challan, yard, place }, { ...moved, distanceKm })).toBe(isMissing)
})

test('it is good for a day per 20 km when over-dimensional, otherwise per 200 km', () => {
  const days = (isOverDimensional: boolean, distanceKm: number) =>
    validDays({ ...moved, isOverDimensional, distanceKm })
  expect([days(true, 480), days(false, 480), days(false, 200), days(true, 0)]).toEqual([24, 3, 1, null])
})
