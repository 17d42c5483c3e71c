import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aFile, customersAtDesk } from '#tests/components/customers.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, button, gone, looked, press, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const link = (name: string) => main.getByRole('link', { name, exact: true })

test('sales adds, opens and removes documents of a company', async () => {
  await visit(`/desk/customers/${idOf(800)}`, { atDesk: 'SALES', replies: customersAtDesk().replies })
  await seen(page.getByText('No documents yet.'))
  await page.getByLabelText('Add document').upload(new File(['…'], 'letter.pdf', { type: 'application/pdf' }))
  await seen(page.getByText('Added letter of authority.pdf.'))
  await expect.element(link('letter of authority.pdf')).toHaveAttribute('href', '/v1/files/x')
  expect(askedOf('addCustomerDocument')).toMatchObject([{ params: { id: idOf(800) }, body: { fileId: aFile.fileId } }])
  await looked('desk customer documents')
  await press('Remove letter of authority.pdf')
  await looked('desk customer document removed')
  await press('Keep it')
  await press('Remove letter of authority.pdf')
  await press('Remove for good')
  await seen(page.getByText('No documents yet.'))
  expect(askedOf('removeCustomerDocument')).toMatchObject([{ params: { id: aFile.fileId } }])
})

test('the enquiries of a customer lead to the inbox, newest first, ten at a time', async () => {
  await visit(`/desk/customers/${idOf(800)}`, {
    atDesk: 'ACCOUNTS',
    width: PHONE,
    replies: customersAtDesk().replies,
  })
  const first = main.getByRole('link', { name: '2 Genie GS-3246, 1 JLG 450AJ' }).first()
  await expect.element(first).toHaveAttribute('href', `/desk/enquiries/${idOf(840)}`)
  await seen(page.getByText('ENQ-2627-000012 · 20 Nov 2026 · Pune · Asha Patil'))
  await looked('desk customer enquiries phone')
  await press('Older')
  await seen(page.getByText('11 to 12 of 12'))
  await gone(button('Older'))
  await press('Newer')
  await seen(page.getByText('1 to 10 of 12'))
  await gone(page.getByText('Add document'))
})
