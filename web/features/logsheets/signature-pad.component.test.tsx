import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPart } from '#tests/components/part.tsx'
import { button, looked, press, tabTo } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'
import { SignaturePad } from './signature-pad.tsx'

const show = aPart()
const drawn: string[] = []

function Pad() {
  const [strokes, setStrokes] = useState('')
  drawn.push(strokes)
  return (
    <main className="page py-6">
      <h1>Sign</h1>
      <SignaturePad strokes={strokes} onDraw={setStrokes} label="Sign here" clear="Clear" />
    </main>
  )
}

const pad = page.getByRole('img', { name: 'Sign here' })

test('strokes are whole points of the box, as the contract takes them, and are cleared by keyboard', async () => {
  await show(<Pad />, { width: PHONE })
  await userEvent.dragAndDrop(pad, pad, { sourcePosition: { x: 20, y: 20 }, targetPosition: { x: 200, y: 60 } })
  await expect.poll(() => drawn.at(-1)).toMatch(/^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})+)+$/)
  await looked('signature pad')
  await tabTo(button('Clear'))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => drawn.at(-1)).toBe('')
})

test('a tap is a dot, and a point is not reported twice', async () => {
  await show(<Pad />, { width: PHONE })
  await pad.click({ position: { x: 30, y: 30 } })
  await expect.poll(() => drawn.at(-1)).toMatch(/^M(\d+ \d+)L\1$/)
  await press('Clear')
})
