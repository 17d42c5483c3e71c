import type { Result, RunOptions } from 'axe-core'

/** The two widths of screen tests, in pixels. */
export const PHONE = 390
export const DESKTOP = 1280

const HEIGHTS: Record<number, number> = { [PHONE]: 844, [DESKTOP]: 800 }

/** A browser window of that width, with a typical height. */
export const windowOf = (width: number) => ({ width, height: HEIGHTS[width] ?? 800 })

/** Chromium's arguments: it runs as root of a container, draws without a GPU and makes no network requests of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** WCAG 2.2 A and AA; only violations are reported. */
export const WCAG: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
}

/** A sentence for each serious or critical violation. */
export const barriersIn = (violations: readonly Result[]): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target).join(', ')}`)
