import type { PointerEvent } from 'react'
import './entry.css'

type Props = {
  /** The strokes so far, as an SVG path in a box of 300 by 100. */
  strokes: string
  onDraw: (by: (strokes: string) => string) => void
  label: string
  clear: string
  hint?: string
}

const BOX = { width: 300, height: 100 }
/** The contract takes 20,000 characters. */
const MOST = 19_900

/** The point of the box under a pointer, in whole numbers. */
function pointAt({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const along = (at: number, size: number, most: number) => Math.round(Math.min(1, Math.max(0, at / size)) * most)
  return `${along(clientX - left, width, BOX.width)} ${along(clientY - top, height, BOX.height)}`
}

const longer = (strokes: string, point: string) =>
  strokes.endsWith(`L${point}`) || strokes.length > MOST ? strokes : `${strokes}L${point}`

/** A signature drawn with a finger, a pen or a mouse; the page offers another way beside it. */
export function SignaturePad({ strokes, onDraw, label, clear, hint }: Props) {
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <p className="font-semibold">{label}</p>
        <button type="button" onClick={() => onDraw(() => '')} className="link min-h-14 px-2 font-semibold">
          {clear}
        </button>
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        className="signature-pad"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          const point = pointAt(event)
          // A dot is a line without length.
          onDraw((before) => (before.length > MOST ? before : `${before}M${point}L${point}`))
        }}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
          const point = pointAt(event)
          onDraw((before) => longer(before, point))
        }}
      >
        <path d="M20 80H280" className="signature-line" />
        <path d={strokes} className="signature-ink" />
      </svg>
      {hint !== undefined && <p className="mt-2 text-sm font-medium text-danger">{hint}</p>}
    </div>
  )
}
