// Customers as ledgers of Tally: one for each customer, under any name that a document gives it.
import { isUin } from '#contract/gstin.ts'
import { placeOf } from './address.rules.ts'
import { element, texts } from './tally-xml.rules.ts'

export type TallyCustomer = {
  /** The id of a company, or of a person without one. */
  readonly customerId: string
  /** The name on the customer's first document. It never changes, so it names the ledger. */
  readonly firstName: string
  /** As on the newest invoice; without an invoice, as the company is registered. */
  readonly name: string
  readonly gstin: string | null
  readonly isSez: boolean
  readonly address: string | null
  /** Null where no document names it. */
  readonly state: string | null
}

const NAME_MAX = 80
const CODE_LENGTH = 8
/** Tally dates the details of a ledger; these hold from the first day of GST. */
const SINCE = '20170701'

/** `Deccan Buildworks [3F9A1C20]`. Two customers of one name stay apart, and a new name makes no new ledger. */
export const ledgerNameOf = ({ customerId, firstName }: Pick<TallyCustomer, 'customerId' | 'firstName'>) =>
  `${firstName.slice(0, NAME_MAX)} [${customerId.slice(-CODE_LENGTH).toUpperCase()}]`

const tallyStates: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': 'Andaman & Nicobar Islands',
  'Dadra and Nagar Haveli and Daman and Diu': 'Dadra & Nagar Haveli and Daman & Diu',
  'Jammu and Kashmir': 'Jammu & Kashmir',
}

/** A state as Tally names it. */
export const tallyState = (state: string) => tallyStates[state] ?? state

/** The kind of registration as Tally names it. */
export function registrationOf({ gstin, isSez }: Pick<TallyCustomer, 'gstin' | 'isSez'>) {
  if (gstin === null) return 'Unregistered/Consumer'
  if (isUin(gstin)) return 'Embassy/UN Body'
  return isSez ? 'Regular - SEZ' : 'Regular'
}

function mailing({ name, address }: TallyCustomer, STATE: string | null) {
  const { Addr1 = null, Addr2 = null, Loc = null, Pin = 0 } = address === null ? {} : placeOf(address)
  const lines = [Addr1, Addr2, Loc].filter((line) => line !== null && line !== '')
  return element(
    'LEDMAILINGDETAILS.LIST',
    texts({
      APPLICABLEFROM: SINCE,
      MAILINGNAME: name,
      STATE,
      COUNTRY: 'India',
      PINCODE: Pin === 0 ? null : String(Pin),
    }) + element('ADDRESS.LIST', lines.map((ADDRESS) => texts({ ADDRESS })).join(''), { TYPE: 'String' }),
  )
}

/** The ledger of a customer, kept bill by bill; its GUID is the customer's id, so a second import changes nothing. */
export function customerMessage(customer: TallyCustomer) {
  const { customerId, gstin, state } = customer
  const [name, type] = [ledgerNameOf(customer), registrationOf(customer)]
  const place = state === null ? null : tallyState(state)
  const head = texts({
    GUID: customerId,
    PARENT: 'Sundry Debtors',
    ISBILLWISEON: 'Yes',
    PARTYGSTIN: gstin,
    GSTREGISTRATIONTYPE: type,
    LEDSTATENAME: place,
    COUNTRYNAME: 'India',
  })
  const registration = texts({
    APPLICABLEFROM: SINCE,
    GSTREGISTRATIONTYPE: type,
    PLACEOFSUPPLY: place,
    GSTIN: gstin,
  })
  const content =
    element('NAME.LIST', texts({ NAME: name }), { TYPE: 'String' }) +
    head +
    element('LEDGSTREGDETAILS.LIST', registration) +
    mailing(customer, place)
  return element('TALLYMESSAGE', element('LEDGER', content, { NAME: name, REMOTEID: customerId, ACTION: 'Create' }))
}
