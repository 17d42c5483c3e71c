import { type Frame, GROUND_STRIP_M, heightsEvery, type Size } from './drawing-scale.ts'

type Props = {
  drawing: Size & { url: string }
  frame: Frame
  /** Its lines go on at both sides where the frame has more room than the drawing needs. */
  wide?: boolean
  className?: string
}

/** Above this a grid of metres is only grey. */
const GRID_UP_TO_M = 24

/** One machine in its frame, on squares of a metre with a line for every storey. */
export const DrawingFrame = ({ drawing, frame, wide = false, className = '' }: Props) => (
  <svg
    viewBox={`0 0 ${frame.widthM} ${frame.heightM}`}
    className={`block w-full ${className}`}
    aria-hidden="true"
    focusable="false"
  >
    <Grid frame={frame} beyond={wide ? Math.ceil(frame.widthM) : 0} />
    <image
      href={drawing.url}
      x={(frame.widthM - drawing.widthM) / 2}
      y={frame.heightM - drawing.heightM}
      width={drawing.widthM}
      height={drawing.heightM}
    />
  </svg>
)

function Grid({ frame, beyond }: { frame: Frame; beyond: number }) {
  const ground = frame.heightM - GROUND_STRIP_M
  const across = (step: number) =>
    heightsEvery(step, frame).map((height) => `M${-beyond} ${short(ground - height)}h${frame.widthM + 2 * beyond}`)
  const columns = Array.from(
    { length: Math.floor(frame.widthM) + 2 * beyond },
    (_, index) => `M${index + 1 - beyond} 0V${short(ground)}`,
  )
  return (
    <g className="fill-none stroke-blueprint">
      {frame.heightM <= GRID_UP_TO_M && (
        <path
          className="opacity-10"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
          d={[...across(1), ...columns].join('')}
        />
      )}
      <path
        className="opacity-35"
        strokeWidth="1"
        strokeDasharray="2 4"
        vectorEffect="non-scaling-stroke"
        d={across(frame.storeyStep).join('')}
      />
      <path
        className="stroke-ink"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        d={`M${-beyond} ${short(ground)}h${frame.widthM + 2 * beyond}`}
      />
    </g>
  )
}

const short = (metres: number) => Number(metres.toFixed(2))
