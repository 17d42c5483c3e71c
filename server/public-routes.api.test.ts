import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { bareApp } from './platform/bare-app.ts'
import { openCatalogue, publicRoutes } from './public-routes.ts'

const server = await aServer()
const { config, appDb: db, clock } = server

test('a page gets the answers about its own machine as JSON that is not kept, and all others kept', async () => {
  const catalogue = openCatalogue(db, clock.now)
  const answerPublic = publicRoutes(bareApp(config), { config, db, clock: clock.now }, catalogue)
  const answers = [
    '/v1/public/products/jlg-450aj?location=pune',
    '/v1/public/estimates?product=jlg-450aj&location=pune&quantity=1&period=MONTH&duration=1',
    '/v1/public/products?location=pune',
    '/v1/public/locations',
  ].map(async (address) => typeof (await answerPublic(address)))
  expect(await Promise.all(answers)).toEqual(['string', 'string', 'object', 'object'])
})
