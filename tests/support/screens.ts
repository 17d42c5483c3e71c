import type { Result, RunOptions } from 'axe-core'

/** The two widths that screens are looked at, in pixels. */
export const PHONE = 390
export const DESKTOP = 1280

const HEIGHTS: Record<number, number> = { [PHONE]: 844, [DESKTOP]: 800 }

/** A browser's window of that width, as tall as such devices are. */
export const windowOf = (width: number) => ({ width, height: HEIGHTS[width] ?? 800 })

/** What Chromium is started with: as root of a container, and asking nobody in the network for anything. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** WCAG 2.2 A and AA; what passes is not written down. */
export const WCAG: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
}

/** A sentence for each violation that keeps people with disabilities out (serious and critical). */
export const barriersIn = (violations: readonly Result[]): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target).join(', ')}`)
