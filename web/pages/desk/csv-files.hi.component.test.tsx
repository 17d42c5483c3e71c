import { test } from 'vitest'
import { page } from 'vitest/browser'
import { aCsvFile, previews } from '#tests/components/csv-files.ts'
import { kinds } from '#tests/components/desk-products.ts'
import { aScreen, field, looked, seen } from '#tests/components/screen.tsx'

const visit = aScreen()

test('a dry run in Hindi, with its reasons', async () => {
  const replies = { listProductKinds: { kinds }, previewProductsImport: { preview: previews.bad } }
  await visit('/desk/csv', { atDesk: 'SALES', replies })
  await field('CSV फ़ाइल').upload(aCsvFile())
  await seen(page.getByText('2 ग़लत पंक्तियाँ'))
  await seen(page.getByText('0 और 250 के बीच होना चाहिए।', { exact: false }))
  await looked('csv hindi')
})
