// The PDF of a delivery challan with its gate-pass pack, A4; the thread of `server/platform/pdf.ts` renders it.
import { Document, Image, Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import { formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { formatRupees } from '#contract/money.ts'
import type { Party } from '#contract/quotes.ts'
import {
  block,
  box,
  colours,
  gaps,
  heading,
  onEachPage,
  type Part,
  qr,
  row,
  type Style,
  text,
} from '#server/platform/kit.pdf.ts'
import { pdfFonts } from '#server/platform/pdf-fonts.ts'
import { type GatePassPdf, type GatePassTexts, textsIn } from './gate-pass-pdf.ts'

const pageStyle = {
  fontFamily: pdfFonts,
  color: colours.ink,
  paddingHorizontal: gaps.page,
  paddingTop: 46,
  paddingBottom: 44,
}
/** Points from the top of an A4 page. */
const [HEAD, FOOT] = [24, 806]
const CODE_POINTS = 92
const margin = { position: 'absolute', fontSize: 8, color: colours.muted } as const
const small: Style = { fontSize: 8, color: colours.muted }
const cell: Style = { padding: 7, borderColor: colours.rule, borderLeftWidth: 0.7, borderTopWidth: 0.7 }
const frame: Style = { borderColor: colours.rule, borderRightWidth: 0.7, borderBottomWidth: 0.7, marginBottom: 4 }
const ruled: Style = { borderTopWidth: 0.5, borderColor: colours.rule, paddingVertical: 2 }

const picture = (bytes: Uint8Array, style: object) =>
  createElement(Image, { src: { data: Buffer.from(bytes), format: 'png' }, style: { objectFit: 'contain', ...style } })

const fact = (width: string, label: string, ...values: readonly string[]) =>
  box(
    { ...cell, width },
    text(small, label),
    ...values.map((value, at) => text({ fontWeight: at === 0 ? 700 : 400 }, value)),
  )

const partyOf = ({ name, address, gstin, state }: Party, own: GatePassTexts) => [
  name,
  address,
  [gstin === null ? null : fill(own.gstin, { gstin }), state].filter(Boolean).join(', '),
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
  [address, address.includes(city) ? '' : city].filter((line) => line !== '' && line !== name)

function facts({ challan }: GatePassPdf, own: GatePassTexts) {
  const { consignor, consignee, place, issuedOn, jobNumber, poNumber, from, to, vehicleNumber, transporter } = challan
  return box(
    frame,
    row(
      {},
      fact('50%', own.consignor, ...partyOf(consignor, own)),
      fact('50%', own.consignee, ...partyOf(consignee, own)),
    ),
    row({}, fact('100%', own.place, place.name, ...linesOf(place))),
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

function goods({ challan: { machine, valuePaise } }: GatePassPdf, own: GatePassTexts) {
  const { name, fleetNumber, serialNumber, registrationNumber, builtYear } = machine
  return box(
    {},
    heading(own.goods),
    goodsRow(own.description, `${name}, ${own.one}`),
    goodsRow(own.fleetNumber, fleetNumber),
    goodsRow(own.serial, serialNumber),
    ...(registrationNumber === null ? [] : [goodsRow(own.registration, registrationNumber)]),
    ...(builtYear === null ? [] : [goodsRow(own.built, String(builtYear))]),
    goodsRow(own.value, valuePaise === null ? own.noValue : formatRupees(valuePaise)),
  )
}

function papers({ challan, pictures }: GatePassPdf, own: GatePassTexts) {
  const isEnclosed = (id: string) => pictures.some(({ documentId }) => documentId === id)
  return box(
    {},
    heading(own.papers),
    ...challan.papers.map(({ documentId, kind, number, validTo }) =>
      row(
        ruled,
        text({ width: 150, fontWeight: 700 }, own.kinds[kind]),
        text({ flex: 1 }, number),
        text({ width: 120 }, validTo === null ? own.always : fill(own.validTo, { date: formatDate(validTo) })),
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

const onEveryPage = ({ challan }: GatePassPdf, own: GatePassTexts): Part[] => [
  onEachPage({ ...margin, top: HEAD, left: gaps.page }, () => challan.challanNumber),
  onEachPage({ ...margin, top: HEAD, right: gaps.page }, () => challan.consignor.name),
  onEachPage({ ...margin, top: FOOT, right: gaps.page }, ({ pageNumber, totalPages }) =>
    fill(own.page, { page: pageNumber, pages: totalPages }),
  ),
]

/** The challan, and behind it each paper that is a picture on a page of its own. */
export function document(data: GatePassPdf) {
  const own = textsIn(data.lang)
  const { challan, pictures, lang } = data
  const page = (...parts: readonly Part[]) =>
    createElement(Page, { size: 'A4', style: pageStyle }, ...onEveryPage(data, own), ...parts)
  const named = (id: string) => challan.papers.find(({ documentId }) => documentId === id)
  const first = [head, facts, goods, papers, operatorOf, signatures].map((part) => part(data, own))
  return createElement(
    Document,
    { title: `${own.title} ${challan.challanNumber}`, author: challan.consignor.name, language: lang },
    page(...first),
    ...pictures.map(({ documentId, png }) => {
      const paper = named(documentId)
      return page(
        paper ? heading(`${own.kinds[paper.kind]} ${paper.number}`) : null,
        picture(png, { width: '100%', maxHeight: 660 }),
      )
    }),
  )
}
