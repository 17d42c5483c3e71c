// The challan of a job as PDF, with the scanned papers of its machine.
import type { LanguageCode } from '#contract/languages.ts'
import { Problem } from '#contract/problems.ts'
import { filesOf } from '#server/modules/files/files.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { type LinkTools, printedAddress } from '#server/modules/signed-links/signed-links.ts'
import { act } from '#server/platform/action.ts'
import { pngWithin } from '#server/platform/clean-image.ts'
import type { Files } from '#server/platform/files.ts'
import { type Pdf, PdfFailed } from '#server/platform/pdf.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as challans from './challans.store.ts'
import { enclosuresOf } from './enclosures.ts'
import type { GatePassPdf } from './gate-pass-pdf.ts'
import type { JobTools } from './job-tools.ts'
import type { Viewer } from './jobs.rules.ts'
import { every, seenBy } from './jobs.store.ts'

export type GatePassTools = LinkTools & { readonly pdf: Pdf; readonly files: Files }

const TEMPLATE = new URL('./gate-pass.pdf.ts', import.meta.url)
const LOGO_SIDE = 600
const RETRY_AFTER_SECONDS = 10

type Asked = { readonly jobId: string; readonly lang: LanguageCode; readonly visible: ReturnType<typeof seenBy> }

/** What is printed, before files are read. Throws `not-found` without a challan. */
const factsOf = ({ secrets, ...tools }: JobTools, by: Viewer | Staff, { jobId, visible }: Asked) =>
  act(tools, by, async (action) => {
    const found = await challans.newestChallan(action.tx, jobId, visible)
    if (!found) throw new Problem('not-found')
    const ids = found.document.papers.map(({ documentId }) => documentId)
    const files = await filesOf(action, secrets, 'machine-document', ids)
    const { logo } = await settingsNow(action.tx)
    const scans = ids.flatMap((documentId) => {
      const [file] = files.get(documentId) ?? []
      return file ? [{ documentId, fileId: file.fileId, type: file.type }] : []
    })
    return { challan: found.document, gateLinkId: found.gateLinkId, logoId: logo?.fileId ?? null, scans }
  })

async function logoOf(files: Files, logoId: string | null) {
  const stored = logoId === null ? null : await files.read(logoId)
  return stored ? pngWithin(stored.bytes, LOGO_SIDE) : null
}

async function printed({ pdf, files, ...tools }: GatePassTools, by: Viewer | Staff, asked: Asked) {
  const { challan, gateLinkId, logoId, scans } = await factsOf(tools, by, asked)
  const { lang } = asked
  const gate = gateLinkId && ({ linkId: gateLinkId, purpose: 'GATE_PASS' } as const)
  const data: GatePassPdf = {
    lang,
    challan,
    logo: await logoOf(files, logoId),
    url: gate && printedAddress(tools, gate, lang),
    enclosures: await enclosuresOf({ pdf, files }, scans, by.accountId),
  }
  return { name: `${challan.challanNumber}.pdf`, content: await pdf.render(TEMPLATE, data, by.accountId) }
}

async function gatePass(tools: GatePassTools, by: Viewer | Staff, asked: Asked) {
  try {
    return await printed(tools, by, asked)
  } catch (error) {
    if (!(error instanceof PdfFailed)) throw error
    throw new Problem('service-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}

/** For the customer. Throws `not-found`, also before the machine left, and `service-unavailable`. */
export const downloadGatePass = (tools: GatePassTools, viewer: Viewer, jobId: string, lang: LanguageCode) =>
  gatePass(tools, viewer, { jobId, lang, visible: seenBy(viewer) })

/** For the desk. Throws the same. */
export const downloadDeskGatePass = (tools: GatePassTools, caller: Staff, jobId: string, lang: LanguageCode) =>
  gatePass(tools, caller, { jobId, lang, visible: every })
