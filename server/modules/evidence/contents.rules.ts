// The files of an evidence pack, and what was recorded of each before.
import type { Chain, Claim } from '#contract/evidence.manifest.ts'
import type { ProvenLink } from '#server/modules/logsheets/proving.ts'
import type { provenSheet } from '#server/modules/summary-sheets/proving.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import type { Agreement } from './agreements.store.ts'

/** The contents of a pack, before photographs and prints are added. */
export type Contents = {
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly claims: readonly Claim[]
  readonly chains: readonly Chain[]
}
export type ProvenSheet = Awaited<ReturnType<typeof provenSheet>>

/** A part of a path: letters, digits, dots and dashes. */
export const plain = (text: string) => text.replaceAll(/[^\w.-]+/g, '-')
const nothing: Contents = { files: [], claims: [], chains: [] }

export const together = (parts: readonly Contents[]): Contents => ({
  files: parts.flatMap(({ files }) => files),
  claims: parts.flatMap(({ claims }) => claims),
  chains: parts.flatMap(({ chains }) => chains),
})

/** A file whose bytes are those that were hashed when it was recorded. */
function recorded(path: string, text: string, claim: Omit<Claim, 'path'>): Contents {
  return { ...nothing, files: [{ path, text }], claims: [{ path, ...claim }] }
}

const linkPath = ({ jobNumber, chainNo, logNumber, version }: ProvenLink) =>
  `logs/${plain(jobNumber)}/${String(chainNo).padStart(5, '0')}-${plain(logNumber)}-v${version}.json`

/** The folder of a version's photographs, and the beginning of its signature's name. */
export const linkName = ({ logNumber, version }: Pick<ProvenLink, 'logNumber' | 'version'>) =>
  `${plain(logNumber)}-v${version}`

/** The strokes as a picture; they are moves and lines between whole points. */
const picture = (strokes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="${strokes}" fill="none" stroke="#111" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`

function signatureOf(link: ProvenLink): Contents {
  const { signature, logNumber, version } = link
  if (signature === null) return nothing
  const { drawn, ...how } = signature
  const name = `signatures/${linkName(link)}`
  const text = canonicalJson({ logNumber, version, ...how })
  const drawing = drawn === null ? [] : [{ path: `${name}.svg`, text: picture(drawn) }]
  return {
    files: [{ path: `${name}.json`, text }, ...drawing],
    // The signed content is the version itself.
    claims: [{ path: linkPath(link), sha256: signature.hash, by: 'SIGNED' }],
    chains: [],
  }
}

/** The versions of logs, each with the bytes of its hash, and who signed them. */
export function logsIn(links: readonly ProvenLink[]): Contents {
  const byJob = Map.groupBy(links, ({ jobNumber }) => jobNumber)
  const chains = [...byJob].map(([jobNumber, chain]) => ({ jobNumber, links: chain.map(linkPath) }))
  const versions = links.map((link) => recorded(linkPath(link), link.text, { sha256: link.hash, by: 'CHAIN' }))
  return together([...versions, ...links.map(signatureOf), { ...nothing, chains }])
}

/** A sheet as it stands, what was sent byte for byte, and who certified it. */
export function sheetIn({ sheet, covered, certifiedHash }: ProvenSheet): Contents {
  const name = `${plain(sheet.summaryNumber)}-v${sheet.version}`
  const files = [{ path: `summary-sheets/${name}.json`, text: canonicalJson(sheet) }]
  if (sheet.certifications.length > 0) {
    const { summaryNumber, certifications } = sheet
    const text = canonicalJson({ summaryNumber, version: sheet.version, hash: certifiedHash, certifications })
    files.push({ path: `certificates/${plain(summaryNumber)}.json`, text })
  }
  if (covered === null) return { ...nothing, files }
  const path = `summary-sheets/${name}.sent.json`
  const sent = recorded(path, covered, { sha256: sheet.hash ?? '', by: 'SENT' })
  const claims: Claim[] = certifiedHash === null ? [] : [{ path, sha256: certifiedHash, by: 'CERTIFIED' }]
  return together([{ ...nothing, files, claims }, sent])
}

/** An accepted quote with the house's signature under its acceptance. */
export function agreementIn({ document, ...accepted }: Agreement): Contents {
  const { quoteNumber: number, version, hash, signature, acceptedBy, how } = accepted
  const name = `agreements/${plain(number)}-v${version}`
  const acceptedAt = accepted.acceptedAt.toISOString()
  const text = canonicalJson({ number, version, hash, signature, acceptedBy, acceptedAt, how })
  const acceptance = { ...nothing, files: [{ path: `${name}.acceptance.json`, text }] }
  return together([recorded(`${name}.json`, canonicalJson(document), { sha256: hash, by: 'ACCEPTED' }), acceptance])
}

type Issued = {
  readonly number: string
  readonly text: string
  readonly hash: string
  readonly notes: readonly unknown[]
}

/** An issued invoice as it was hashed, and its notes. */
export function invoiceIn({ number, text, hash, notes }: Issued): Contents {
  const issued = recorded(`invoice/${plain(number)}.json`, text, { sha256: hash, by: 'ISSUED' })
  if (notes.length === 0) return issued
  return together([issued, { ...nothing, files: [{ path: 'invoice/notes.json', text: canonicalJson(notes) }] }])
}
