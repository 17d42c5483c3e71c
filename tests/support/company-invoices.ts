// Invoices of a company with an administrator, a member and project sites.
import { aCompany } from './company.ts'
import { aSiteJob } from './hire.ts'
import { certifiedSheet, drafted, issued } from './invoices.ts'
import type { TestServer } from './server.ts'
import { dueIn } from './summary-sheets.ts'

export type Company = Awaited<ReturnType<typeof aCompany>>

/** A certified sheet of a machine at a new site of the company. */
async function atASite(server: TestServer, { admin }: Company, productId: string, addressName: string) {
  const { addressId: siteId, jobId } = await aSiteJob(server, admin, productId, addressName)
  const { summarySheetId } = await certifiedSheet(server, await dueIn(server, { person: admin, jobId }))
  return { siteId, summarySheetId }
}

/** A new company with one invoice for machines at sites of these names. */
export async function aCompanysInvoice(server: TestServer, productId: string, names: readonly string[]) {
  const company = await aCompany(server)
  const sites: { siteId: string; summarySheetId: string }[] = []
  for (const name of names) sites.push(await atASite(server, company, productId, name))
  const draft = await drafted(
    server,
    sites.map(({ summarySheetId }) => summarySheetId),
  )
  return { company, siteIds: sites.map(({ siteId }) => siteId), draftId: draft.invoiceId }
}

export const makeEngineer = ({ admin, user }: Company, id: string) =>
  admin.call('assignToSite', { params: { id }, body: { userId: user.accountId, engineer: true } })

/** The same, issued, with the member as the engineer of its site. */
export async function anEngineersInvoice(server: TestServer, productId: string) {
  const { company, siteIds, draftId } = await aCompanysInvoice(server, productId, ['Kharadi Tower B'])
  for (const id of siteIds) await makeEngineer(company, id)
  return { ...company, invoice: await issued(server, draftId) }
}
