import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Slice } from '#contract/logsheets.content.ts'
import { aPart } from '#tests/components/part.tsx'
import { button, focused, gone, looked, press, seen, tabTo, textsOf } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'
import { SliceList } from './slice-list.tsx'

const show = aPart()
const slice = (from: string, to: string, type: Slice['type'] = 'WORK'): Slice => ({
  from,
  to,
  type,
  cause: null,
  note: null,
})
const ordinary = [slice('08:00', '13:00'), slice('13:00', '14:00', 'MEAL'), slice('14:00', '18:00')]

function Day({ slices }: { slices: Slice[] }) {
  const [day, setDay] = useState(slices)
  return (
    <main className="page py-6">
      <h1>Day</h1>
      <SliceList slices={day} onChange={setDay} />
    </main>
  )
}

const open = (width: number, slices = ordinary) => show(<Day slices={slices} />, { width })
const entry = (name: RegExp) => page.getByRole('listitem').getByRole('button', { name })
const entries = () => textsOf(page.getByRole('listitem'))
const grip = (name: string) => page.getByRole('slider', { name })
const sheet = page.getByRole('dialog')

test.each([PHONE, DESKTOP])('an entry is changed by keyboard alone at %d px', async (width) => {
  await open(width)
  await looked('entry day')
  await tabTo(entry(/Meal/))
  await userEvent.keyboard('{Enter}')
  await seen(sheet.getByRole('heading', { name: /Meal/ }))
  await looked('entry sheet')
  await tabTo(grip('From'))
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(grip('From')).toHaveAttribute('aria-valuetext', '12:30')
  await userEvent.tab()
  await focused(grip('To'))
  await userEvent.keyboard('{PageUp}')
  await expect.element(page.getByLabelText('To', { exact: true }).last()).toHaveValue('15:00')
  await tabTo(button('Done'))
  await userEvent.keyboard('{Enter}')
  await gone(sheet)
  expect(entries()).toEqual(['Work08:00 – 12:304.5', 'Meal12:30 – 15:002.5', 'Work15:00 – 18:003'])
  await seen(page.getByText('7.5'))
})

test('a border is dragged on the grid of 15 minutes, and its neighbour follows', async () => {
  await open(PHONE)
  await entry(/Meal/).click()
  const bar = document.querySelector('dialog .entry-bar') as SVGElement
  const { width } = bar.getBoundingClientRect()
  // The bar shows 05:00 to 21:00; 14:37 is nearest to 14:30.
  const view = { from: 5 * 60, to: 21 * 60 }
  const x = ((14 * 60 + 37 - view.from) / (view.to - view.from)) * width
  await userEvent.dragAndDrop(grip('To'), bar, { targetPosition: { x, y: 60 } })
  await expect.element(grip('To')).toHaveAttribute('aria-valuetext', '14:30')
  await press('Done')
  expect(entries()).toEqual(['Work08:00 – 13:005', 'Meal13:00 – 14:301.5', 'Work14:30 – 18:003.5'])
})

test('a breakdown in the middle of the work is added by typing its times', async () => {
  await open(PHONE)
  await press('Add entry')
  const from = sheet.getByRole('textbox', { name: 'From' })
  await from.fill('1015')
  await userEvent.keyboard('{Enter}')
  await sheet.getByRole('textbox', { name: 'To' }).fill('11')
  await userEvent.tab()
  await sheet.getByText('Breakdown').click()
  await press('Hydraulics')
  await sheet.getByText('The machine’s').click()
  await looked('entry breakdown')
  await press('Done')
  expect(entries()).toEqual([
    'Work08:00 – 10:152.25',
    'Breakdown10:15 – 11:00our machine, Hydraulics0.75',
    'Work11:00 – 13:002',
    'Meal13:00 – 14:001',
    'Work14:00 – 18:004',
  ])
})

test('an invalid time is reported, and buttons of 15 minutes step from the last valid one', async () => {
  await open(PHONE)
  await entry(/Meal/).click()
  const from = sheet.getByRole('textbox', { name: 'From' })
  await from.fill('noon')
  await seen(sheet.getByText('Enter a time such as 10:15.'))
  await press('From: 15 minutes later')
  await expect.element(from).toHaveValue('13:15')
  await gone(sheet.getByText('Enter a time such as 10:15.'))
})

test('closing changes nothing; removing an entry joins its parted neighbours', async () => {
  await open(DESKTOP)
  await entry(/Meal/).click()
  await press('From: 15 minutes earlier')
  await userEvent.keyboard('{Escape}')
  await gone(sheet)
  expect(entries()[1]).toBe('Meal13:00 – 14:001')
  await entry(/Meal/).click()
  await press('Remove')
  expect(entries()).toEqual(['Work08:00 – 18:0010'])
})

test('every target is 56 px high', async () => {
  await open(PHONE)
  await entry(/Meal/).click()
  const small = [...document.querySelectorAll<Element>('dialog :is(button, .entry-grip, .field, label:has(input))')]
    .filter((one) => one.getAttribute('aria-label') !== 'Close without changes')
    .filter((one) => one.getBoundingClientRect().height > 0 && one.getBoundingClientRect().height < 55.9)
    .map((one) => one.textContent ?? one.className)
  expect(small.filter((name) => !['Note (optional)'].includes(name))).toEqual([])
})

test('a whole day is one entry, from 00:00 to 24:00', async () => {
  await open(PHONE, [slice('00:00', '24:00')])
  await seen(entry(/Work/))
  expect(entries()).toEqual(['Work00:00 – 24:0024'])
  await entry(/Work/).click()
  await expect.element(page.getByLabelText('To', { exact: true }).last()).toHaveValue('24:00')
  await press('Done')
  await gone(sheet)
  expect(entries()).toEqual(['Work00:00 – 24:0024'])
})
