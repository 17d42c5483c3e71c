import { expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { aServer } from '#tests/support/server.ts'
import { attach, insertFile, type Uploader } from './files.store.ts'

const server = await aServer()

test('S1 only its uploader attaches a file, also where the database would show it all rows', async () => {
  const [person, stranger] = [await server.signIn(), await server.signIn()]
  const [fileId, now] = [newId(), server.clock.now()]
  const of = (kind: Uploader['kind'], { accountId: id }: { accountId: string }) => ({ kind, id })
  const file = {
    fileId,
    name: 'po.pdf',
    type: 'application/pdf',
    size: 3,
    purpose: 'message',
    hash: 'a'.repeat(64),
  } as const
  await insertFile({ tx: server.db, now }, of('CUSTOMER', person), file)
  const attachedBy = (uploader: Uploader) =>
    attach({ tx: server.db, now }, uploader, fileId, { kind: 'message', id: newId() })
  expect(await attachedBy(of('CUSTOMER', stranger))).toBeUndefined()
  expect(await attachedBy(of('STAFF', person))).toBeUndefined()
  expect(await attachedBy(of('CUSTOMER', person))).toMatchObject({ fileId })
})
