// Tally's import of XML: ledgers of customers, then vouchers. Debits are below zero there; the lines of a voucher come to zero.
import { stateOfCode } from '#contract/gst-states.ts'
import { rupeeText } from './figures.rules.ts'
import {
  customerMessage,
  ledgerNameOf,
  registrationOf,
  type TallyCustomer,
  tallyState,
} from './tally-customers.rules.ts'
import { element, texts } from './tally-xml.rules.ts'

const voucherTypes = ['Sales', 'Credit Note', 'Debit Note', 'Receipt', 'Payment', 'Journal'] as const

/** A share of a line that opens a bill or goes against one; the bill is the number of an invoice or of a payment. */
type BillShare = {
  readonly bill: string
  readonly reference: 'New Ref' | 'Agst Ref'
  readonly debitPaise: number
  /** Of an invoice. */
  readonly creditDays?: number
}

/** The service that a line of income is earned with. */
type Service = {
  readonly sac: string
  /** The percentage of each head, by Tally's name of it. */
  readonly rates: Readonly<Record<string, string>>
}

export type TallyLine = {
  readonly ledger: string
  readonly debitPaise: number
  /** Of the customer's ledger; together the amount of the line. */
  readonly bills?: readonly BillShare[]
  readonly service?: Service
}

export type TallyVoucher = {
  /** The id of the document, which Tally keeps: a second import of it changes nothing. */
  readonly guid: string
  readonly type: (typeof voucherTypes)[number]
  readonly number: string
  /** A civil date. */
  readonly date: string
  readonly customer: TallyCustomer
  /** The code of a state, of a document that is taxed. */
  readonly placeOfSupply?: string
  /** The invoice that a note corrects. */
  readonly corrects?: { readonly number: string; readonly date: string }
  /** The voucher's own reference, such as a UTR. */
  readonly narration: string
  /** Debits above zero, credits below; together zero. */
  readonly lines: readonly TallyLine[]
}

/** The ledgers that must exist in Tally beside those of the customers. */
export const tallyLedgers = {
  bank: 'Bank',
  hire: 'Hire of machinery',
  cgst: 'Output CGST',
  sgst: 'Output SGST',
  igst: 'Output IGST',
  roundOff: 'Round off',
  deposits: 'Deposits of customers',
  tds: 'TDS receivable',
  gstTds: 'GST TDS receivable',
  gstOnAdvances: 'GST on advances',
  claimCgst: 'GST refund claim CGST',
  claimSgst: 'GST refund claim SGST',
  claimIgst: 'GST refund claim IGST',
} as const

const compact = (date: string) => date.replaceAll('-', '')

const billOf = ({ bill, reference, debitPaise, creditDays }: BillShare) =>
  element(
    'BILLALLOCATIONS.LIST',
    texts({
      NAME: bill,
      BILLTYPE: reference,
      BILLCREDITPERIOD: creditDays === undefined ? null : `${creditDays} Days`,
      AMOUNT: rupeeText(-debitPaise),
    }),
  )

function serviceOf({ sac, rates }: Service) {
  const fields = {
    GSTOVRDNTAXABILITY: 'Taxable',
    GSTOVRDNTYPEOFSUPPLY: 'Services',
    GSTHSNNAME: sac,
    GSTHSNSACCODE: sac,
  }
  const heads = Object.entries(rates).map(([head, percent]) =>
    element(
      'RATEDETAILS.LIST',
      texts({ GSTRATEDUTYHEAD: head, GSTRATEVALUATIONTYPE: 'Based on Value', GSTRATE: percent }),
    ),
  )
  return texts(fields) + heads.join('')
}

const entryOf = ({ ledger, debitPaise, bills, service }: TallyLine) =>
  element(
    'ALLLEDGERENTRIES.LIST',
    texts({
      LEDGERNAME: ledger,
      ISDEEMEDPOSITIVE: debitPaise > 0 ? 'Yes' : 'No',
      ISPARTYLEDGER: bills ? 'Yes' : null,
      AMOUNT: rupeeText(-debitPaise),
    }) +
      (service ? serviceOf(service) : '') +
      (bills ?? []).map(billOf).join(''),
  )

/** The customer's registration as of the voucher, and the place of supply. */
function taxHead({ customer, placeOfSupply }: TallyVoucher) {
  if (placeOfSupply === undefined) return ''
  const place = stateOfCode(placeOfSupply)
  return texts({
    PARTYGSTIN: customer.gstin,
    GSTREGISTRATIONTYPE: registrationOf(customer),
    STATENAME: customer.state === null ? null : tallyState(customer.state),
    COUNTRYOFRESIDENCE: 'India',
    PLACEOFSUPPLY: place === undefined ? null : tallyState(place),
  })
}

function voucherMessage(voucher: TallyVoucher) {
  const { guid, type, number, date, customer, corrects, narration, lines } = voucher
  const head = texts({
    GUID: guid,
    DATE: compact(date),
    VOUCHERTYPENAME: type,
    VOUCHERNUMBER: number,
    REFERENCE: corrects?.number ?? number,
    REFERENCEDATE: compact(corrects?.date ?? date),
    PARTYLEDGERNAME: ledgerNameOf(customer),
    NARRATION: narration,
  })
  const entries = lines.filter(({ debitPaise }) => debitPaise !== 0).map(entryOf)
  const content = head + taxHead(voucher) + entries.join('')
  return element('TALLYMESSAGE', element('VOUCHER', content, { REMOTEID: guid, VCHTYPE: type, ACTION: 'Create' }))
}

type TallyFile = {
  /** The name of the company in Tally. */
  readonly company: string
  readonly customers: readonly TallyCustomer[]
  readonly vouchers: readonly TallyVoucher[]
}

/** The file that Tally imports: what a voucher names stands before it. */
export function tallyXml({ company, customers, vouchers }: TallyFile) {
  const request = element(
    'REQUESTDESC',
    element('REPORTNAME', 'Vouchers') + element('STATICVARIABLES', texts({ SVCURRENTCOMPANY: company })),
  )
  const messages = [...customers.map(customerMessage), ...vouchers.map(voucherMessage)]
  const body = element('IMPORTDATA', request + element('REQUESTDATA', `\n${messages.join('\n')}\n`))
  const header = element('HEADER', texts({ TALLYREQUEST: 'Import Data' }))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('ENVELOPE', header + element('BODY', body))}\n`
}
