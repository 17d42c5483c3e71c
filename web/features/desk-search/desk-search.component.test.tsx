import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SearchResult } from '#contract/desk-search.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { refused } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, focused, gone, heading, looked, seen } from '#tests/components/screen.tsx'
import { aMember } from '#tests/components/staff.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const box = page.getByRole('combobox', { name: 'Search the desk' })
const option = (name: string) => page.getByRole('option', { name })

const results: SearchResult[] = [
  { kind: 'ENQUIRY', id: idOf(1), title: 'ENQ-2627-000146', detail: 'Deccan Buildworks' },
  { kind: 'PRODUCT', id: 'jlg-450aj', title: 'JLG 450AJ', detail: 'JLG 450AJ' },
]
const replies = {
  listStaff: { staff: pageOf([aMember('Kavita', 1)]) },
  searchDesk: ({ query: { q } }: { query: { q: string } }) => ({ results: q === 'nothing' ? [] : results }),
}

test('the slash key opens the search, the arrow keys choose, and Enter opens the page', async () => {
  const router = await visit('/desk/staff', {
    atDesk: 'SALES',
    replies: { ...replies, getDeskProduct: refused('not-found'), listProductKinds: { kinds: [] } },
  })
  await seen(heading('People at the desk'))
  await userEvent.keyboard('/')
  await focused(box)
  await userEvent.keyboard('jlg')
  await expect.element(option('ENQ-2627-000146')).toHaveAttribute('aria-selected', 'true')
  await looked('desk search')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('JLG 450AJ')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Escape}')
  await gone(option('JLG 450AJ'))
  expect(askedOf('searchDesk')).toEqual([{ query: { q: 'jlg' } }])
  expect(router.state.location.pathname).toBe('/desk/staff')
  await userEvent.keyboard('jlg')
  await option('JLG 450AJ').click()
  await expect.poll(() => router.state.location.pathname).toBe('/desk/products/jlg-450aj')
})

test('a slash in a field is a character', async () => {
  await visit('/desk/staff', { atDesk: 'SALES', replies })
  const list = page.getByRole('searchbox', { name: 'Search by name or email' })
  await list.click()
  await userEvent.keyboard('a/b')
  await expect.element(list).toHaveValue('a/b')
})

test('the search says that nothing was found, or that it failed', async () => {
  await visit('/desk/staff', { atDesk: 'SALES', width: PHONE, replies })
  await box.fill('nothing')
  await seen(page.getByRole('paragraph').filter({ hasText: 'Nothing found' }))
  await looked('desk search empty')
  await visit('/desk/staff', { atDesk: 'SALES', replies: { ...replies, searchDesk: refused('service-unavailable') } })
  await box.fill('jlg')
  await seen(page.getByText('The search failed. Please try again.'))
})
