// The PDF of a delivery challan with its gate-pass pack, A4; the thread of `server/platform/pdf.ts` renders it.

import { Document, Image, Page, renderToBuffer } from '@react-pdf/renderer'
import { createElement } from 'react'
import { addressBeside } from '#contract/address-beside.ts'
import { formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { namedNumber } from '#contract/gstin.ts'
import { formatRupees } from '#contract/money.ts'
import type { Party } from '#contract/quotes.ts'
import {
  block,
  box,
  colours,
  gaps,
  heading,
  marginsOnEachPage,
  type Part,
  qr,
  row,
  type Style,
  text,
} from '#server/platform/kit.pdf.ts'
import { pdfFonts } from '#server/platform/pdf-fonts.ts'
import { withSheets } from '#server/platform/pdf-sheets.ts'
import { type Enclosure, type GatePassPdf, type GatePassTexts, textsIn } from './gate-pass-pdf.ts'

const pageStyle = {
  fontFamily: pdfFonts,
  color: colours.ink,
  paddingHorizontal: gaps.page,
  paddingTop: 46,
  paddingBottom: 44,
}
const CODE_POINTS = 92
const small: Style = { fontSize: 8, color: colours.muted }
const cell: Style = { padding: 7, borderColor: colours.rule, borderLeftWidth: 0.7, borderTopWidth: 0.7 }
const frame: Style = { borderColor: colours.rule, borderRightWidth: 0.7, borderBottomWidth: 0.7, marginBottom: 4 }
const ruled: Style = { borderTopWidth: 0.5, borderColor: colours.rule, paddingVertical: 2 }

const picture = (bytes: Uint8Array, style: object) =>
  createElement(Image, { src: Buffer.from(bytes), style: { objectFit: 'contain', ...style } })

const fact = (width: string, label: string, ...values: readonly string[]) =>
  box(
    { ...cell, width },
    text(small, label),
    ...values.map((value, at) => text({ fontWeight: at === 0 ? 700 : 400 }, value)),
  )

const partyOf = ({ name, address, gstin, state }: Party, own: GatePassTexts) => [
  name,
  address,
  [gstin === null ? null : namedNumber(own.gstin, gstin), state].filter(Boolean).join(', '),
]

function head({ challan, logo, url }: GatePassPdf, own: GatePassTexts) {
  return row(
    { justifyContent: 'space-between', marginBottom: 12 },
    box(
      { width: 300 },
      logo && picture(logo, { maxHeight: 40, maxWidth: 150, objectPosition: 'left', marginBottom: 8 }),
      text({ fontSize: 20, fontWeight: 700, lineHeight: 1.2 }, own.title),
      text({ fontSize: 12, fontWeight: 700 }, challan.challanNumber),
      text(small, own.rule),
      text(small, own.copies),
    ),
    url === null
      ? null
      : box(
          { alignItems: 'center', width: 110 },
          qr(url, CODE_POINTS),
          text({ fontSize: 7, color: colours.muted, textAlign: 'center' }, own.gate),
        ),
  )
}

/** The address, and the city unless it says so. */
const linesOf = ({ name, address, city }: GatePassPdf['challan']['place']) =>
  [addressBeside(name, address), address.includes(city) ? '' : city].filter((line) => line !== '' && line !== name)

function facts({ challan }: GatePassPdf, own: GatePassTexts) {
  const { consignor, consignee, yard, place, issuedOn, jobNumber, poNumber, from, to, vehicleNumber, transporter } =
    challan
  return box(
    frame,
    row(
      {},
      fact('50%', own.consignor, ...partyOf(consignor, own)),
      fact('50%', own.consignee, ...partyOf(consignee, own)),
    ),
    row(
      {},
      ...(yard ? [fact('50%', own.yard, yard.name, yard.address)] : []),
      fact(yard ? '50%' : '100%', own.place, place.name, ...linesOf(place)),
    ),
    row(
      {},
      fact('20%', own.date, formatDate(issuedOn)),
      fact('30%', own.job, jobNumber),
      fact('50%', own.hire, fill(own.dates, { from: formatDate(from), to: formatDate(to) })),
    ),
    row(
      {},
      fact('20%', own.vehicle, vehicleNumber),
      fact('30%', own.po, poNumber ?? own.none),
      fact('50%', own.transporter, transporter ?? own.none),
    ),
  )
}

const goodsRow = (label: string, value: string) =>
  row(ruled, text({ width: 150, color: colours.muted }, label), text({ flex: 1, fontWeight: 700 }, value))

function goods({ challan: { machine, valuePaise, hsnCode } }: GatePassPdf, own: GatePassTexts) {
  const { name, fleetNumber, serialNumber, registrationNumber, builtYear } = machine
  return box(
    {},
    heading(own.goods),
    goodsRow(own.description, `${name}, ${own.one}`),
    ...(hsnCode ? [goodsRow(own.hsn, hsnCode)] : []),
    goodsRow(own.fleetNumber, fleetNumber),
    goodsRow(own.serial, serialNumber),
    ...(registrationNumber === null ? [] : [goodsRow(own.registration, registrationNumber)]),
    ...(builtYear === null ? [] : [goodsRow(own.built, String(builtYear))]),
    goodsRow(own.value, valuePaise === null ? own.noValue : formatRupees(valuePaise)),
  )
}

const validity = (validTo: string | null, own: GatePassTexts) =>
  validTo === null ? own.always : fill(own.validTo, { date: formatDate(validTo) })

function papers({ challan, enclosures }: GatePassPdf, own: GatePassTexts) {
  const isEnclosed = (id: string) =>
    enclosures.some(({ documentId, as }) => documentId === id && (as === 'PICTURE' || as === 'SHEETS'))
  return box(
    {},
    heading(own.papers),
    ...challan.papers.map(({ documentId, kind, number, validTo }) =>
      row(
        ruled,
        text({ width: 150, fontWeight: 700 }, own.kinds[kind]),
        text({ flex: 1 }, number),
        text({ width: 120 }, validity(validTo, own)),
        text({ width: 50, color: colours.muted, textAlign: 'right' }, isEnclosed(documentId) ? own.enclosed : ''),
      ),
    ),
  )
}

function operatorOf({ challan: { operator } }: GatePassPdf, own: GatePassTexts) {
  const said = operator
    ? fill(own.licence, { number: operator.licenceNumber, date: formatDate(operator.licenceValidTo) })
    : ''
  return box(
    {},
    heading(own.operator),
    row(ruled, text({ width: 150, fontWeight: 700 }, operator?.name ?? own.noOperator), text({ flex: 1 }, said)),
  )
}

const signatureOf = (label: string) =>
  box({ ...cell, width: '33.3%', height: 52, justifyContent: 'flex-end' }, text(small, label))

const signatures = ({ challan: { consignor } }: GatePassPdf, own: GatePassTexts) =>
  block(
    {},
    heading(own.signatures),
    row(
      frame,
      signatureOf(fill(own.forConsignor, { name: consignor.name })),
      signatureOf(own.driver),
      signatureOf(own.received),
    ),
  )

const onEveryPage = ({ challan }: GatePassPdf, own: GatePassTexts): Part[] =>
  marginsOnEachPage({ number: challan.challanNumber, house: challan.consignor.name, page: own.page })

/** The content of each page of an enclosure below its heading. */
function sheetsOf(enclosure: Enclosure, own: GatePassTexts): Part[][] {
  if (enclosure.as === 'PICTURE') return [[picture(enclosure.jpeg, { width: '100%', maxHeight: 640, marginTop: 8 })]]
  if (enclosure.as !== 'SHEETS') return [[text({ marginTop: 8 }, own.notEnclosed[enclosure.as])]]
  const { sheets, pages } = enclosure
  const cut = sheets < pages ? [text(small, fill(own.cut, { sheets, pages }))] : []
  return Array.from({ length: sheets }, (_, at) => [text(small, fill(own.sheet, { sheet: at + 1, pages })), ...cut])
}

/** The challan, and behind it the scan of each paper, each on pages of its own; the sheets of those that are PDFs are drawn upon their pages. */
function packOf(data: GatePassPdf) {
  const own = textsIn(data.lang)
  const { challan, enclosures, lang } = data
  const page = (...parts: readonly Part[]) =>
    createElement(Page, { size: 'A4', style: pageStyle }, ...onEveryPage(data, own), ...parts)
  const headOf = (id: string) => {
    const paper = challan.papers.find(({ documentId }) => documentId === id)
    return paper ? [heading(`${own.kinds[paper.kind]} ${paper.number}`), text({}, validity(paper.validTo, own))] : []
  }
  const first = [head, facts, goods, papers, operatorOf, signatures].map((part) => part(data, own))
  const scans = enclosures.flatMap((one) => sheetsOf(one, own).map((parts) => [...headOf(one.documentId), ...parts]))
  return createElement(
    Document,
    { title: `${own.title} ${challan.challanNumber}`, author: challan.consignor.name, language: lang },
    page(...first),
    ...scans.map((parts) => page(...parts)),
  )
}

/** The PDFs of the enclosures, each with its place among the pages of them all, of which each enclosure has one or more. */
function laidOn(enclosures: readonly Enclosure[]) {
  const pages = enclosures.flatMap((one) => Array.from({ length: one.as === 'SHEETS' ? one.sheets : 1 }, () => one))
  const pdfs = enclosures.flatMap((one) => (one.as === 'SHEETS' ? [{ pdf: one.pdf, from: pages.indexOf(one) }] : []))
  return { pages: pages.length, pdfs }
}

/** The pack as PDF. */
export async function make(data: GatePassPdf) {
  const { pages, pdfs } = laidOn(data.enclosures)
  return { bytes: await withSheets(await renderToBuffer(packOf(data)), pages, pdfs) }
}
