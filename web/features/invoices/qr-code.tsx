import { encode } from 'uqr'

/** Light modules around a code, by which a reader finds it. */
const QUIET = 4

type Props = {
  value: string
  /** For who does not see it. */
  name: string
  /** The share of it that may be unreadable: more for a short text. */
  ecc: 'L' | 'M'
}

/** A QR code in the colour of its text. */
export function QrCode({ value, name, ecc }: Props) {
  const { data, size } = encode(value, { ecc, border: 0 })
  const side = size + 2 * QUIET
  const d = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg role="img" aria-label={name} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}>
      <path d={d} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}
