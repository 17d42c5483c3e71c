import { afterAll, beforeAll } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Makes Chromium draw the page of this test file again. */
    redraw: () => Promise<void>
  }
}

/** Milliseconds between two looks, and without a frame before a page counts as not drawn. */
const LOOK = 1000
const STALLED = 5000

/**
 * Notes a page that gets no more frames, and asks for one: of two pages, Chromium sometimes stops drawing one, and every
 * click then waits for ever (vitest-dev/vitest#10831).
 */
export function keepDrawing() {
  let timer: ReturnType<typeof setInterval> | undefined
  beforeAll(() => {
    let drawn = performance.now()
    timer = setInterval(() => {
      requestAnimationFrame((now) => {
        drawn = now
      })
      if (performance.now() - drawn < STALLED) return
      drawn = performance.now()
      void commands.redraw()
    }, LOOK)
  })
  afterAll(() => clearInterval(timer))
}
