import { temporaryFolder } from '#tests/support/folders.ts'
import { startProduct } from '#tests/support/product.ts'
import { addressOf, asAdministrator } from '#tests/support/template.ts'

const owner = { username: 'yantra_owner', password: 'owner-secret' }
const login = { username: 'yantra_web', password: 'web-secret' }

/** The built product on an empty server, set up as in the README; `way` is another address of that server. */
export async function aProductOnPostgres(serverUrl: string, way = serverUrl) {
  await asAdministrator(serverUrl, `create role ${owner.username} login createrole password '${owner.password}'`)
  await asAdministrator(serverUrl, `create database yantra owner ${owner.username}`)
  return startProduct(temporaryFolder(), {
    DATABASE_URL: addressOf(way, 'yantra', login),
    DATABASE_OWNER_URL: addressOf(serverUrl, 'yantra', owner),
  })
}

/** The connections for requests on the server, by state. */
export const LOGIN = login.username
