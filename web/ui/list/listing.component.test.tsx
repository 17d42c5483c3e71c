import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPart } from '#tests/components/part.tsx'
import { focused, gone, looked, press, seen, tabTo, textsOf } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'
import { useListAddress } from '#web/platform/list-address.ts'
import { useListText } from '#web/platform/list-text.ts'
import type { Column } from './column.ts'
import { Listing } from './listing.tsx'
import { RowLink } from './row-link.tsx'

const show = aPart()

type Log = { id: string; machine: string; city: string | null; hours: number; status: string }

const LOGS: Log[] = Array.from({ length: 6 }, (_, n) => ({
  id: `log-${n + 1}`,
  machine: `Boom lift ${n + 1}`,
  city: n === 2 ? null : 'Pune',
  hours: (n * 7) % 12,
  status: n % 2 === 0 ? 'Signed' : 'Open',
}))

const columns: Column<Log>[] = [
  {
    id: 'machine',
    header: 'Machine',
    card: 'title',
    sort: 'machine',
    cell: ({ id, machine }) => <RowLink to={`/${id}`}>{machine}</RowLink>,
  },
  { id: 'city', header: 'City', card: 'fact', cell: ({ city }) => city },
  { id: 'hours', header: 'Hours', card: 'fact', sort: 'hours', numeric: true, cell: ({ hours }) => hours },
  { id: 'note', header: 'Note', card: 'hidden', cell: () => 'Kept' },
  { id: 'status', header: 'Status', card: 'badge', cell: ({ status }) => status },
]

const words = {
  title: 'Logs',
  search: 'Search by machine',
  pages: 'Pages of logs',
  failedTitle: 'The logs could not be loaded',
  emptyTitle: 'No logs yet',
  nothingFoundTitle: 'No log matches',
  nothingFoundText: 'Try another word.',
  showAll: 'Show all logs',
  results: { one: '1 log', other: '{n} logs' },
}

/** A list whose server is an array. */
function Logs() {
  const [signed, setSigned] = useState('')
  const at = useListAddress({ filters: { status: ['Open', 'Signed'] }, sorts: ['machine', 'hours'] })
  const { q, sort, filters } = at.search
  const key = sort.replace('-', '') === 'hours' ? 'hours' : 'machine'
  const matching = LOGS.filter(
    ({ machine, status }) => machine.includes(q) && [undefined, status].includes(filters['status']),
  ).toSorted((one, other) => (one[key] < other[key] ? -1 : 1))
  const content = sort.startsWith('-') ? matching.toReversed() : matching
  const list = {
    ...at,
    found: { content, totalElements: content.length, totalPages: 1 },
    isBare: false,
    isPending: false,
    problem: undefined,
    retry: () => {},
    idOf: ({ id }: Log) => id,
    text: useListText(words),
  }
  const statuses = ['', 'Open', 'Signed'].map((value) => ({ value, label: value || 'All' }))
  return (
    <main className="page py-8">
      <h1>Logsheets</h1>
      <Listing
        list={list}
        columns={columns}
        filters={[{ name: 'status', label: 'Status', options: statuses }]}
        standingOf={({ id }) => (id === 'log-1' ? 'new' : undefined)}
        actions={[{ id: 'copy', label: 'Copy', named: ({ machine }) => `Copy ${machine}`, act: () => {} }]}
        bulk={{
          actions: [{ id: 'sign', label: 'Sign', act: (ids) => setSigned(ids.join()) }],
          nameOf: ({ machine }) => machine,
        }}
        empty={null}
      />
      <output>{signed}</output>
    </main>
  )
}

const names = () => textsOf(page.getByRole('rowheader'))
const hours = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('[data-numeric]')?.textContent)
const box = (n: number) => page.getByRole('checkbox', { name: `Select Boom lift ${n}` })
const checked = () =>
  textsOf(page.getByRole('row')).length > 0 &&
  LOGS.map((_, n) => n + 1).filter((n) => (box(n).element() as HTMLInputElement).checked)

test('one list is a table on a desktop and cards on a phone', async () => {
  await show(<Logs />, { width: DESKTOP })
  await looked('list kit')
  const table = page.getByRole('table', { name: 'Logs' })
  await seen(table.getByRole('columnheader', { name: 'Hours' }))
  await seen(table.getByText('Kept').first())
  const cells = () =>
    page
      .getByRole('row')
      .nth(1)
      .getByRole('cell')
      .elements()
      .map((cell) => cell.getBoundingClientRect().top)
  const [first, ...rest] = cells().slice(1)
  const height = page.getByRole('row').nth(1).element().getBoundingClientRect().height
  expect(rest.every((top) => Math.abs(top - (first ?? 0)) < height)).toBe(true)
  await page.viewport(768, 800)
  expect(getComputedStyle(page.getByRole('row').nth(1).element()).display).toBe('table-row')
  await page.viewport(767, 800)
  expect(getComputedStyle(page.getByRole('row').nth(1).element()).display).toBe('flex')
  await expect.element(table.getByText('Kept').first()).not.toBeVisible()
  expect(page.getByRole('rowheader').length).toBe(6)
})

test('columns sort in both directions and the address keeps the order; cards have a select for it', async () => {
  const router = await show(<Logs />, { width: DESKTOP })
  await page.getByRole('link', { name: 'Hours' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute('aria-sort', 'ascending')
  expect([router.state.location.search, hours()]).toEqual(['?sort=hours', ['0', '2', '4', '7', '9', '11']])
  await page.getByRole('link', { name: 'Hours' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute('aria-sort', 'descending')
  expect([router.state.location.search, hours()]).toEqual(['?sort=-hours', ['11', '9', '7', '4', '2', '0']])
  await page.viewport(PHONE, 844)
  await gone(page.getByRole('link', { name: 'Hours' }))
  await page.getByLabelText('Sort by').selectOptions('Machine, descending')
  await expect.poll(names).toEqual([6, 5, 4, 3, 2, 1].map((n) => `Boom lift ${n}`))
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Open')
  await seen(page.getByText('3 logs'))
  expect(router.state.location.search).toBe('?status=Open&sort=-machine')
  await page.getByLabelText('Search by machine').fill('nothing')
  await seen(page.getByText('No log matches'))
  await page.getByRole('link', { name: 'Show all logs' }).click()
  await seen(page.getByText('6 logs'))
  expect(router.state.location.search).toBe('')
})

test.each([PHONE, DESKTOP])('entries are selected by keyboard alone at %d px', async (width) => {
  await show(<Logs />, { width })
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await tabTo(box(2))
  await userEvent.keyboard(' ')
  await seen(page.getByText('1 selected'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await focused(box(4))
  await userEvent.keyboard('{Shift>} {/Shift}')
  expect(checked()).toEqual([2, 3, 4])
  expect((all.element() as HTMLInputElement).indeterminate).toBe(true)
  await looked('list kit selected')
  await press('Sign')
  await seen(page.getByText('log-2,log-3,log-4'))
  await box(4).click()
  expect(checked()).toEqual([2, 3])
  box(3).element().focus()
  await userEvent.keyboard('{Escape}')
  expect(checked()).toEqual([])
  await gone(page.getByRole('button', { name: 'Sign' }))
  await all.click()
  await seen(page.getByText('6 selected'))
  await press('Clear selection')
  expect(checked()).toEqual([])
})

test('entries that a search hides are deselected', async () => {
  await show(<Logs />, { width: DESKTOP })
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByLabelText('Search by machine').fill('lift 5')
  await seen(page.getByText('1 log', { exact: true }))
  await press('Sign')
  await seen(page.getByText('log-5', { exact: true }))
})
