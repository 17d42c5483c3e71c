import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DOCUMENTS_MAX } from '#contract/users.documents.ts'
import { aCompany } from '#tests/support/company.ts'
import { aPdf, aPicture } from '#tests/support/sample-files.ts'
import { aServer } from '#tests/support/server.ts'
import { deskUpload } from '#tests/support/upload.ts'
import { aDocument } from '#tests/support/world.ts'

const server = await aServer()
const [owner, sales, accounts] = [
  await server.signInStaff('OWNER'),
  await server.signInStaff('SALES'),
  await server.signInStaff('ACCOUNTS'),
]
const documentsOf = async (id: string, { call } = accounts) =>
  (await call('listCustomerDocuments', { params: { id } })).documents
const add = (id: string, fileId: string) => sales.call('addCustomerDocument', { params: { id }, body: { fileId } })
const remove = (id: string) => owner.call('removeCustomerDocument', { params: { id }, body: {} })

test('the desk lists the documents of a company newest first, with who and when, and opens them', async () => {
  const { companyId } = await aCompany(server)
  await aDocument(server, companyId, 'letter.pdf')
  server.clock.advance({ minutes: 1 })
  await aDocument(server, companyId, 'cheque.pdf')
  const documents = await documentsOf(companyId)
  expect(documents.map(({ file, by }) => [file.name, by])).toEqual([
    ['cheque.pdf', 'Meera Joshi'],
    ['letter.pdf', 'Meera Joshi'],
  ])
  expect(documents[0]?.at).toBe(server.clock.now().toISOString())
  const { url = '' } = documents[0]?.file ?? {}
  expect((await server.ask({ url })).rawPayload).toEqual(aPdf)
  server.clock.advance({ seconds: 60 })
  expect((await server.ask({ url })).statusCode).toBe(404)
  expect((await audited(companyId)).map(({ act, changes }) => [act, changes])).toContainEqual([
    'addCustomerDocument',
    [{ field: 'document', was: null, is: 'cheque.pdf' }],
  ])
})

const audited = async (subject: string) => (await owner.call('listAudit', { query: { subject } })).audit.content

test('a removed document is gone with its file, and the trail says who removed it', async () => {
  const { companyId } = await aCompany(server)
  const id = await aDocument(server, companyId)
  const [document] = await documentsOf(companyId)
  server.clock.advance({ seconds: 1 })
  await remove(id)
  expect(await documentsOf(companyId)).toEqual([])
  expect((await server.ask({ url: document?.file.url ?? '' })).statusCode).toBe(404)
  expect(await server.db.rows(sql`select 1 from file where file_id = ${document?.file.fileId}`)).toEqual([])
  expect((await audited(companyId))[0]).toMatchObject({
    act: 'removeCustomerDocument',
    changes: [{ field: 'document', was: 'letter.pdf', is: null }],
  })
  await expect(remove(id)).rejects.toMatchObject({ status: 404 })
})

test('only an own upload for companies becomes a document, of a company that exists', async () => {
  const { companyId } = await aCompany(server)
  const upload = ({ accessToken } = sales) =>
    deskUpload(server, accessToken, { bytes: aPdf, purpose: 'customer-document' })
  const used = await upload()
  await add(companyId, used)
  const photo = { bytes: await aPicture('png'), purpose: 'product-photo' } as const
  for (const wrong of [used, await upload(owner), await deskUpload(server, sales.accessToken, photo)])
    await expect(add(companyId, wrong)).rejects.toMatchObject({ status: 404 })
  await expect(add(used, await upload())).rejects.toMatchObject({ status: 404 })
  await expect(documentsOf(used)).rejects.toMatchObject({ status: 404 })
  expect(await documentsOf(companyId)).toHaveLength(1)
})

test('a company has a limited number of documents', async () => {
  const { companyId } = await aCompany(server)
  await aDocument(server, companyId)
  await server.db.rows(sql`
    with copies as (
      insert into file (file_id, uploader_kind, account_id, purpose, name, type, size, hash, uploaded_at)
      select gen_random_uuid(), uploader_kind, account_id, purpose, name, type, size, hash, uploaded_at
      from (select f.* from file f join customer_document using (file_id) where company_id = ${companyId}) one,
        generate_series(2, ${DOCUMENTS_MAX}::int) returning file_id)
    insert into customer_document (document_id, company_id, file_id, added_by, added_by_name, added_at)
    select gen_random_uuid(), ${companyId}, file_id, ${sales.accountId}, 'Meera Joshi', now() from copies`)
  await expect(aDocument(server, companyId)).rejects.toMatchObject({ status: 409 })
})

test('a person without a company has documents too, and never sees them', async () => {
  const { accountId } = await server.signIn()
  const id = await aDocument(server, accountId)
  expect((await documentsOf(accountId)).map(({ file }) => file.name)).toEqual(['letter.pdf'])
  const person = { kind: 'CUSTOMER', accountId, companyId: null } as const
  expect(await server.appDb.as(person, (tx) => tx.rows(sql`select 1 from customer_document`))).toEqual([])
  await remove(id)
  expect(await documentsOf(accountId)).toEqual([])
  expect(await audited(accountId)).toMatchObject([
    { act: 'removeCustomerDocument', subject: { kind: 'person', id: accountId } },
    { act: 'addCustomerDocument', changes: [{ field: 'document', was: null, is: 'letter.pdf' }] },
  ])
})

test('customers see nothing of the documents, whatever the statement', async () => {
  const { companyId, admin } = await aCompany(server)
  await aDocument(server, companyId)
  const person = { kind: 'CUSTOMER', accountId: admin.accountId, companyId } as const
  expect(await server.appDb.as(person, (tx) => tx.rows(sql`select 1 from customer_document`))).toEqual([])
  expect(JSON.stringify(await admin.call('getCompanyProfile'))).not.toContain('letter.pdf')
})
