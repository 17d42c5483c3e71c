import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPart } from '#tests/components/part.tsx'
import { focused, gone, seen } from '#tests/components/screen.tsx'
import { DESKTOP } from '#tests/support/screens.ts'
import { Dialog } from './dialog.tsx'

const show = aPart()
afterEach(() => void vi.useRealTimers())

/** A notice, and a window whose code arrives after it. */
function Both() {
  const [isAnswered, setAnswered] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      {!isAnswered && (
        <Dialog title="Not verified" look="notice" onClose={() => setAnswered(true)}>
          <button type="button" data-first-focus onClick={() => setAnswered(true)}>
            Okay
          </button>
          <button type="button" onClick={() => setLoaded(true)}>
            Load
          </button>
        </Dialog>
      )}
      {isLoaded && (
        <Dialog title="Get started" onClose={() => setLoaded(false)}>
          <input aria-label="Phone" data-first-focus />
        </Dialog>
      )}
    </>
  )
}

test('a notice stays above a window that opens later, and is answered first', async () => {
  await show(<Both />, { width: DESKTOP })
  await page.getByRole('button', { name: 'Load' }).click()
  const okay = page.getByRole('alertdialog', { name: 'Not verified' }).getByRole('button', { name: 'Okay' })
  await focused(okay)
  await gone(page.getByRole('dialog', { name: 'Get started' }))
  await okay.click()
  await seen(page.getByRole('dialog', { name: 'Get started' }))
  await focused(page.getByLabelText('Phone'))
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1)
})

/** A dialog whose opener is gone, and a button that goes once it is pressed. */
function Vanishing() {
  const [isOpen, setOpen] = useState(true)
  const [isThere, setThere] = useState(true)
  return (
    <>
      <h1>Machines</h1>
      {isThere && (
        <button type="button" onClick={() => setThere(false)}>
          Vanish
        </button>
      )}
      {isOpen && (
        <Dialog title="Saved" closeLabel="Close" onClose={() => setOpen(false)}>
          Done
        </Dialog>
      )}
    </>
  )
}

test('after a dialog a lost focus goes to the heading, but not once the person has acted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await show(<Vanishing />, { width: DESKTOP })
  await page.getByRole('button', { name: 'Close' }).click()
  await gone(page.getByRole('dialog'))
  vi.advanceTimersByTime(0)
  await focused(page.getByRole('heading', { name: 'Machines' }))
  const vanish = page.getByRole('button', { name: 'Vanish' })
  await vanish.click()
  await gone(vanish)
  vi.advanceTimersByTime(1000)
  expect(document.activeElement).toBe(document.body)
})
