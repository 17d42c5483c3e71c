// A machine that moves on hire is no sale: a delivery challan (rule 55), and an e-way bill above ₹50,000 (rule 138).
import { codeOfState } from '#contract/gst-states.ts'
import type { Challan } from '#contract/jobs.papers.ts'
import { placeOf } from './address.rules.ts'
import type { EWayBill } from './e-way-bill.schema.ts'
import { portalDate, rupees } from './figures.rules.ts'
import { portalText } from './portal-text.rules.ts'

const NAME_MAX = 100

/** The desk's additions to a challan. */
export type Moved = {
  /** A heading of the customs tariff, such as 8427 for aerial platforms. */
  readonly hsn: string
  /** A load beyond the dimensions of a vehicle: a day for each 20 km, otherwise for each 200 km. */
  readonly isOverDimensional: boolean
  /** In kilometres; 0 lets the portal compute it from different PIN codes. */
  readonly distanceKm: number
}

/** The days that an e-way bill is good for; none where the distance is not known. */
export function validDays({ isOverDimensional, distanceKm }: Moved) {
  return distanceKm === 0 ? null : Math.ceil(distanceKm / (isOverDimensional ? 20 : 200))
}

/** The kilometres that the portal takes between places of one PIN code, where it computes none. */
export const KM_WITHIN_PIN = { min: 1, max: 100 }

const startOf = ({ yard, consignor }: Challan) => yard?.address ?? consignor.address

/** Whether the distance must be stated, because the machine stays within its PIN code, and is not. */
export function lacksDistance(challan: Challan, { distanceKm }: Moved) {
  const { min, max } = KM_WITHIN_PIN
  const isWithin = placeOf(startOf(challan)).Pin === placeOf(challan.place.address).Pin
  return isWithin && !(min <= distanceKm && distanceKm <= max)
}

function endOf(prefix: 'from' | 'to', address: string, stateCode: number) {
  const { Addr1, Addr2 = '', Loc, Pin } = placeOf(address)
  return {
    [`${prefix}Addr1`]: Addr1,
    [`${prefix}Addr2`]: Addr2,
    [`${prefix}Place`]: Loc,
    [`${prefix}Pincode`]: Pin,
    [`${prefix}StateCode`]: stateCode,
  }
}

const codeIn = (gstin: string | null, state: string) => Number(gstin?.slice(0, 2) ?? codeOfState(state) ?? 0)
/** The state of an address that ends with `State 411014`. */
const stateAt = (address: string) => /,\s*([^,]+?)\s+\d{6}$/.exec(address)?.[1] ?? ''

/** The bulk file of one bill; what the schema lacks shows when it is parsed by it. */
export function eWayBillOf(challan: Challan, moved: Moved): Record<keyof EWayBill, unknown> {
  const { consignor, consignee, yard, place, machine, valuePaise } = challan
  const start = startOf(challan)
  const value = rupees(valuePaise ?? 0)
  const hsnCode = Number(moved.hsn)
  const [from, to] = [codeIn(consignor.gstin, consignor.state), codeIn(consignee.gstin, consignee.state)]
  const bill = {
    userGstin: consignor.gstin ?? '',
    supplyType: 'O',
    subSupplyType: 8,
    subSupplyDesc: 'On hire',
    docType: 'CHL',
    docNo: challan.challanNumber,
    docDate: portalDate(challan.issuedOn),
    // Billed to one place and shipped to another one; from the yard where the challan says which.
    transType: yard ? 4 : 2,
    fromGstin: consignor.gstin ?? '',
    fromTrdName: portalText(consignor.name, NAME_MAX),
    ...endOf('from', start, from),
    actualFromStateCode: Number(codeOfState(stateAt(start)) ?? from),
    toGstin: consignee.gstin ?? 'URP',
    toTrdName: portalText(consignee.name, NAME_MAX),
    ...endOf('to', place.address, to),
    actualToStateCode: Number(codeOfState(stateAt(place.address)) ?? to),
    totalValue: value,
    cgstValue: 0,
    sgstValue: 0,
    igstValue: 0,
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: 0,
    totInvValue: value,
    transMode: 1,
    transDistance: moved.distanceKm,
    transporterName: portalText(challan.transporter ?? '', NAME_MAX),
    transporterId: '',
    transDocNo: '',
    transDocDate: '',
    vehicleNo: challan.vehicleNumber,
    vehicleType: moved.isOverDimensional ? 'O' : 'R',
    mainHsnCode: hsnCode,
    itemList: [
      {
        itemNo: 1,
        productName: portalText(machine.name, NAME_MAX),
        productDesc: portalText(`On hire, serial ${machine.serialNumber}`, NAME_MAX),
        hsnCode,
        quantity: 1,
        qtyUnit: 'NOS',
        taxableAmount: value,
        sgstRate: 0,
        cgstRate: 0,
        igstRate: 0,
        cessRate: 0,
        cessNonAdvol: 0,
      },
    ],
  }
  return { version: '1.0.0621', billLists: [bill] }
}
