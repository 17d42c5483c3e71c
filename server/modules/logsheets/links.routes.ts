import { logsheetLinksApi } from '#contract/logsheets.links.ts'
import { type FilesTools, uploadFile, withAddresses } from '#server/modules/files/files.ts'
import type { LinkTools } from '#server/modules/signed-links/signed-links.ts'
import type { Serve } from '#server/platform/serve.ts'
import { type SigningTools, signLog } from './answering.ts'
import { addByLink, getLinkedJob, listEntryLinks, makeEntryLink } from './entry-links.ts'
import { customerHand, deskHand } from './hand.ts'
import {
  answeredByLink,
  disputeByLink,
  getLinkedLog,
  linkSigner,
  listSigningLinks,
  makeSigningLink,
  sendSigningCode,
} from './signing-links.ts'

type Linked = Awaited<ReturnType<typeof getLinkedLog>>

/** Links to enter the logs of a job, and what their holders do. */
function entryRoutes(serve: Serve, tools: LinkTools) {
  const api = logsheetLinksApi
  serve(api.listDeskJobLinks, ({ caller, params }) => listEntryLinks(tools, caller, params.jobId))
  serve(api.makeDeskJobLink, ({ caller, params, body }) => makeEntryLink(tools, caller, params.jobId, body))
  serve(api.getLinkedJob, ({ caller, query }) => getLinkedJob(tools, caller, query))
  serve(api.addLinkedLogsheet, ({ caller, body }) => addByLink(tools, caller, body))
}

/** Photographs of the holder of a link, for the days they enter; `serve` takes files as they are. */
export const linkedPhotoRoutes = (serve: Serve, tools: FilesTools) =>
  serve(logsheetLinksApi.uploadLinkedPhoto, ({ caller, headers, bytes }) =>
    uploadFile(tools, caller, { purpose: 'logsheet-photo', name: headers['yantra-file-name'], bytes }),
  )

/** Links to logsheets, and what their holders do. */
export function logsheetLinksRoutes(serve: Serve, tools: SigningTools & LinkTools) {
  const api = logsheetLinksApi
  /** Gives the photographs of a log addresses for the next minute. */
  const shown = ({ logsheet, link }: Linked) => {
    const photos = withAddresses(tools.secrets, logsheet.photos, tools.clock())
    return { logsheet: { ...logsheet, photos }, link }
  }
  serve(api.listLogsheetLinks, ({ caller, params }) => listSigningLinks(tools, customerHand(caller), params.id))
  serve(api.makeLogsheetLink, ({ caller, params, body }) =>
    makeSigningLink(tools, customerHand(caller), params.id, body),
  )
  serve(api.listDeskLogsheetLinks, ({ caller, params }) => listSigningLinks(tools, deskHand(caller), params.id))
  serve(api.makeDeskLogsheetLink, ({ caller, params, body }) =>
    makeSigningLink(tools, deskHand(caller), params.id, body),
  )
  entryRoutes(serve, tools)
  serve(api.getLinkedLogsheet, async ({ caller }) => shown(await getLinkedLog(tools, caller)))
  serve(api.requestLinkCode, ({ caller, visit }) => sendSigningCode(tools, caller, visit))
  serve(api.signLinkedLogsheet, async ({ caller, body, visit }) => {
    // A body may name another version than the link's.
    const seen = { body: { ...body, version: caller.version ?? 0 }, visit }
    return shown(answeredByLink(await signLog(tools, linkSigner(tools, caller), caller.subjectId, seen), caller))
  })
  serve(api.disputeLinkedLogsheet, async ({ caller, body }) => shown(await disputeByLink(tools, caller, body)))
}
