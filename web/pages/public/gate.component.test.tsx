import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import { aGatePass } from '#tests/components/gate.ts'
import { noConnection, type Replies, refused, waiting } from '#tests/components/replies.ts'
import { aScreen, heading, looked, lookedInTheDark, press, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const TOKEN = 'x'.repeat(43)
const shown = (replies: Replies = { getGatePass: aGatePass() }) => visit(`/gate#${TOKEN}`, { width: PHONE, replies })

test('the code on a challan shows the machine, its papers and nothing that leads elsewhere', async () => {
  await shown()
  await seen(heading('JLG 450AJ Articulated Boom Lift'))
  await seen(main.getByText('Every paper is valid today.'))
  for (const text of ['Delivery challan CHN-2627-000012', 'MH12AB1234', '0300221847', 'valid to 02 Apr 2027'])
    await seen(main.getByText(text).first())
  expect(main.getByRole('link').elements()).toEqual([])
  await looked('gate pass')
  await lookedInTheDark('gate pass')
})

test('an expired paper is named at once', async () => {
  const { gatePass, expiresAt } = aGatePass()
  const licence = { validTo: '2026-10-31', state: 'EXPIRED' as const }
  await shown({ getGatePass: { gatePass: { ...gatePass, licence }, expiresAt } })
  await seen(main.getByText('Not every paper is valid today.'))
  await seen(main.getByText('expired on 31 Oct 2026'))
  await looked('gate pass expired')
})

test('a link that does not open says why, and one without a token asks nothing', async () => {
  await shown({ getGatePass: refused('link-expired') })
  await seen(heading('This link has expired'))
  await shown({ getGatePass: refused('link-revoked') })
  await seen(heading('This link was withdrawn'))
  await shown({ getGatePass: noConnection })
  await seen(heading('This page could not be loaded'))
  await press('Try again')
  await shown({ getGatePass: waiting })
  await seen(page.getByText('Loading…'))
  await visit('/gate', { width: PHONE, replies: {} })
  await seen(heading('This link does not work'))
  expect(askedOf('getGatePass')).toEqual([])
})
