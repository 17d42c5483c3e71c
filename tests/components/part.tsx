import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { language } from '#contract/texts/language.en.ts'
import { windowOf } from '#tests/support/screens.ts'
import '#web/app.css'
import { failOnComplaints } from './complaints.ts'
import { keepDrawing } from './drawing.ts'

type Place = { width: number; address?: string; basename?: string }

/** A single component for one test file; call this once at its top. Returns its router. */
export function aPart() {
  let close = () => {}
  failOnComplaints()
  keepDrawing()
  afterEach(() => close())
  return async function show(part: ReactNode, { width, address = '/', basename = '/' }: Place) {
    close()
    await page.viewport(width, windowOf(width).height)
    document.documentElement.lang = language.locale
    document.title = 'Yantra'
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address], basename })
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
    close = () => {
      root.unmount()
      place.remove()
      close = () => {}
    }
    return router
  }
}
