// The challan of a job as PDF, with the scanned papers of its machine.
import type { LanguageCode } from '#contract/languages.ts'
import { Problem } from '#contract/problems.ts'
import { filesOf } from '#server/modules/files/files.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { type LinkTools, printedAddress } from '#server/modules/signed-links/signed-links.ts'
import { act } from '#server/platform/action.ts'
import type { Files } from '#server/platform/files.ts'
import type { Pdf } from '#server/platform/pdf.ts'
import type { Staff } from '#server/platform/principal.ts'
import { logoPng, orBusy } from '#server/platform/printing.ts'
import * as challans from './challans.store.ts'
import { enclosuresOf } from './enclosures.ts'
import type { GatePassPdf } from './gate-pass-pdf.ts'
import type { JobTools } from './job-tools.ts'
import type { Viewer } from './jobs.rules.ts'
import { every, seenBy } from './jobs.store.ts'

export type GatePassTools = LinkTools & { readonly pdf: Pdf; readonly files: Files }

const TEMPLATE = new URL('./gate-pass.pdf.ts', import.meta.url)

type Asked = { readonly jobId: string; readonly lang: LanguageCode; readonly visible: ReturnType<typeof seenBy> }

/** The printed data before files are read. Throws `not-found` without a challan. */
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

async function printed({ pdf, files, ...tools }: GatePassTools, by: Viewer | Staff, asked: Asked) {
  const { challan, gateLinkId, logoId, scans } = await factsOf(tools, by, asked)
  const { lang } = asked
  const gate = gateLinkId && ({ linkId: gateLinkId, purpose: 'GATE_PASS' } as const)
  const data: GatePassPdf = {
    lang,
    challan,
    logo: await logoPng(files, logoId),
    url: gate && printedAddress(tools, gate, lang),
    enclosures: await enclosuresOf({ pdf, files }, scans, by.accountId),
  }
  return { name: `${challan.challanNumber}.pdf`, content: await pdf.render(TEMPLATE, data, by.accountId) }
}

const gatePass = (tools: GatePassTools, by: Viewer | Staff, asked: Asked) => orBusy(() => printed(tools, by, asked))

/** For the customer. Throws `not-found`, also before the machine left, and `service-unavailable`. */
export const downloadGatePass = (tools: GatePassTools, viewer: Viewer, jobId: string, lang: LanguageCode) =>
  gatePass(tools, viewer, { jobId, lang, visible: seenBy(viewer) })

/** For the desk. Throws the same. */
export const downloadDeskGatePass = (tools: GatePassTools, caller: Staff, jobId: string, lang: LanguageCode) =>
  gatePass(tools, caller, { jobId, lang, visible: every })
