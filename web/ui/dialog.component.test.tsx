import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPart } from '#tests/components/part.tsx'
import { focused, gone, seen } from '#tests/components/screen.tsx'
import { DESKTOP } from '#tests/support/screens.ts'
import { Dialog } from './dialog.tsx'

const show = aPart()

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
