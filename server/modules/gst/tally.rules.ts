// Vouchers for Tally's import of XML. Debits are below zero there; the lines of a voucher come to zero.
import { xmlText } from '#server/platform/xml-text.ts'
import { rupeeText } from './figures.rules.ts'

const voucherTypes = ['Sales', 'Credit Note', 'Debit Note', 'Receipt', 'Payment', 'Journal'] as const

export type TallyVoucher = {
  readonly type: (typeof voucherTypes)[number]
  readonly number: string
  /** A civil date. */
  readonly date: string
  readonly party: string
  /** The voucher's own reference, such as a UTR. */
  readonly narration: string
  /** Debits above zero, credits below; together zero. */
  readonly lines: readonly { readonly ledger: string; readonly debitPaise: number }[]
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

const element = (name: string, content: string) => `<${name}>${content}</${name}>`
const texts = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, text]) => element(name, xmlText(text)))
    .join('')

const entryOf = ({ ledger, debitPaise }: TallyVoucher['lines'][number]) =>
  element(
    'ALLLEDGERENTRIES.LIST',
    texts({
      LEDGERNAME: ledger,
      ISDEEMEDPOSITIVE: debitPaise > 0 ? 'Yes' : 'No',
      AMOUNT: rupeeText(-debitPaise),
    }),
  )

function messageOf({ type, number, date, party, narration, lines }: TallyVoucher) {
  const head = texts({
    DATE: date.replaceAll('-', ''),
    VOUCHERTYPENAME: type,
    VOUCHERNUMBER: number,
    REFERENCE: number,
    PARTYLEDGERNAME: party,
    NARRATION: narration,
  })
  const entries = lines.filter(({ debitPaise }) => debitPaise !== 0).map(entryOf)
  return element('TALLYMESSAGE', `<VOUCHER VCHTYPE="${type}" ACTION="Create">${head}${entries.join('')}</VOUCHER>`)
}

/** The file that Tally imports. */
export function tallyXml(company: string, vouchers: readonly TallyVoucher[]) {
  const request = element(
    'REQUESTDESC',
    element('REPORTNAME', 'Vouchers') + element('STATICVARIABLES', texts({ SVCURRENTCOMPANY: company })),
  )
  const body = element('IMPORTDATA', request + element('REQUESTDATA', `\n${vouchers.map(messageOf).join('\n')}\n`))
  const header = element('HEADER', texts({ TALLYREQUEST: 'Import Data' }))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('ENVELOPE', header + element('BODY', body))}\n`
}
