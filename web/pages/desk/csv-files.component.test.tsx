import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { CSV_BYTES_MAX } from '#contract/csv-files.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { telematicsApi } from '#contract/fleet.telematics.ts'
import { aCsvFile, previews } from '#tests/components/csv-files.ts'
import { kinds } from '#tests/components/desk-products.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { noConnection, type Replies, refused, waiting } from '#tests/components/replies.ts'
import {
  aScreen,
  button,
  field,
  gone,
  heading,
  looked,
  lookedInTheDark,
  press,
  seen,
  tabTo,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const says = (row: Locator, words: string) => expect.poll(() => row.element().textContent).toContain(words)
const choose = (file = aCsvFile()) => field('CSV file').upload(file)

const open = (replies: Replies = {}, more: object = {}) =>
  visit('/desk/csv', { atDesk: 'SALES', replies: { listProductKinds: { kinds }, ...replies }, ...more })

test('bad rows come first, each with its cells and reasons, and nothing can be imported', async () => {
  await open({ previewProductsImport: { preview: previews.bad } }, { width: PHONE })
  await looked('csv')
  await lookedInTheDark('csv')
  await choose()
  await seen(main.getByText('2 bad rows'))
  const rows = main.getByRole('row')
  await says(rows.nth(1), 'Row 5')
  await says(rows.nth(1), 'specs.platformHeightM 10000 It must be between 0 and 250.')
  await says(rows.nth(1), 'and 2 more')
  await says(rows.nth(2), 'Row 3 is about the same record.')
  await says(rows.nth(3), 'Row 4')
  await seen(main.getByText('Nothing can be imported yet.', { exact: false }))
  await gone(button('Import 2 rows'))
  await looked('csv bad')
  await lookedInTheDark('csv bad')
})

test('a good file is imported once, and its counts are shown', async () => {
  await open({ previewProductsImport: { preview: previews.good }, importProducts: { added: 1, changed: 1 } })
  await choose()
  await seen(main.getByText('1 new'))
  await seen(main.getByText('1 row without change'))
  await says(main.getByRole('row').filter({ hasText: 'JCB 3DX' }), 'published yes → no')
  await looked('csv good')
  await tabTo(button('Import 2 rows'))
  await press('Import 2 rows')
  await seen(main.getByText('Imported: 1 new, 1 changed.'))
  await gone(button('Import 2 rows'))
  expect(askedOf('importProducts')).toMatchObject([{ query: { digest: 'digest' } }])
  await looked('csv imported')
})

test('an import whose dry run is outdated shows the new one with the reason', async () => {
  await open({ previewProductsImport: { preview: previews.good }, importProducts: refused('preview-outdated') })
  await choose()
  await seen(button('Import 2 rows'))
  serveAlso({ previewProductsImport: { preview: previews.same } })
  await press('Import 2 rows')
  await seen(main.getByRole('alert').getByText('This has changed since the preview.', { exact: false }))
  await seen(main.getByText('This file would change nothing.'))
  await looked('csv outdated')
})

test('a file that cannot be read, one that is too large, and a lost connection are reported', async () => {
  await open({ previewProductsImport: { preview: previews.unreadable } })
  await choose()
  await seen(main.getByText('The file is not UTF-8.', { exact: false }))
  await looked('csv unreadable')
  await choose(new File([new Uint8Array(CSV_BYTES_MAX + 1)], 'large.csv'))
  await seen(main.getByRole('alert'))
  await gone(main.getByText('The file is not UTF-8.', { exact: false }))
  serveAlso({ previewProductsImport: noConnection })
  await choose()
  await seen(main.getByRole('alert'))
  serveAlso({ previewProductsImport: waiting })
  await choose()
  await seen(main.getByText('Checking the file…'))
})

test('a long file shows its first rows, and all of them on request', async () => {
  await open({ previewProductsImport: { preview: previews.large } })
  await choose()
  await seen(button('Show 30 more rows'))
  expect(main.getByRole('row').elements()).toHaveLength(101)
  await press('Show 30 more rows')
  expect(main.getByRole('row').elements()).toHaveLength(131)
})

test('the file of rates has its own words, and a kind of machines limits the download', async () => {
  await open({ downloadRates: { name: 'rates.csv', content: 'slug' } })
  await main.getByRole('link', { name: 'Rates' }).click()
  await seen(main.getByText('Amounts are in rupees without GST.', { exact: false }))
  await field('Kind of machine').selectOptions('Electric Scissor Lift')
  await press('Download CSV')
  await expect.poll(() => askedOf('downloadRates')).toHaveLength(1)
  expect(askedOf('downloadRates')).toMatchObject([{ query: { subCategory: 'electric-scissor-lift' } }])
  await looked('csv rates')
})

test('other roles download only', async () => {
  await open({}, { atDesk: 'OPERATIONS' })
  await seen(button('Download CSV'))
  await seen(main.getByText('Ask the colleagues who look after it, or an owner, to import it.', { exact: false }))
  await gone(heading('Import'))
  await looked('csv reader')
})

const poll = { at: '2026-11-23T05:00:03.000Z', error: null, read: 12, others: 3 }
const dropped = { noNumber: 2, noHours: 0, noTime: 1, ahead: 0 }
type Connection = OutputOf<typeof telematicsApi.getTelematicsConnection>['connection']
const readingsOf = (connection: Connection) =>
  visit('/desk/csv/readings', {
    atDesk: 'OPERATIONS',
    width: PHONE,
    replies: { listProductKinds: { kinds }, getTelematicsConnection: { connection } },
  })

test('the provider’s last poll says what it brought and what was left out', async () => {
  await readingsOf({ isPolled: true, poll: { ...poll, dropped } })
  await seen(main.getByText('12 readings of your machines'))
  await seen(main.getByText('3 readings of other machines'))
  await seen(main.getByText('2 readings without a PIN or serial number'))
  await seen(main.getByText('1 reading without a time'))
  await gone(main.getByText('from the future', { exact: false }))
  await looked('csv telematics')
})

test('a failed poll says why, and a provider that was never polled says so', async () => {
  const error = 'The telematics provider answered 401.'
  await readingsOf({ isPolled: true, poll: { ...poll, error, dropped: { ...dropped, noTime: 0 } } })
  await seen(main.getByText(error, { exact: false }))
  await looked('csv telematics failed')
  await readingsOf({ isPolled: true, poll: null })
  await seen(main.getByText('The provider has not been polled yet.'))
  await readingsOf({ isPolled: false, poll: null })
  await seen(main.getByText('No provider is connected.', { exact: false }))
})
