import { type Frame, GROUND_STRIP_M, heightsEvery, type Size } from './drawing-scale.ts'

type Props = {
  drawing: Size & { url: string }
  frame: Frame
  /** Its lines extend on both sides if the frame is wider than the drawing. */
  wide?: boolean
  className?: string
}

/** Above this height in metres, a grid of metres is just grey. */
const GRID_UP_TO_M = 24

/** One machine in its frame, on squares of a metre with a line per storey; loaded lazily far below the screen. */
export const DrawingFrame = ({ drawing, frame, wide = false, className = '' }: Props) => (
  <div className={`relative ${className}`} aria-hidden="true">
    <svg
      viewBox={`0 0 ${frame.widthM} ${frame.heightM}`}
      className="block max-h-[inherit] w-full fill-none stroke-blueprint"
      focusable="false"
    >
      <Grid frame={frame} beyond={wide ? Math.ceil(frame.widthM) : 0} />
    </svg>
    <img src={drawing.url + viewOf(drawing, frame)} alt="" loading="lazy" className="absolute inset-0 size-full" />
  </div>
)

/** The visible part of a drawing's file, with the margins on both sides and above. */
function viewOf({ widthM, heightM }: Size, frame: Frame) {
  const [x, y] = [(widthM - frame.widthM) / 2, heightM - frame.heightM]
  return `#svgView(viewBox(${[x, y, frame.widthM, frame.heightM].map(short).join()}))`
}

/** Squares of a metre, a line per storey and the ground, in metres from the top left corner of the frame. */
export function Grid({ frame, beyond }: { frame: Frame; beyond: number }) {
  const ground = frame.heightM - GROUND_STRIP_M
  const across = (step: number) =>
    heightsEvery(step, frame).map((height) => `M${-beyond} ${short(ground - height)}h${frame.widthM + 2 * beyond}`)
  const columns = Array.from(
    { length: Math.floor(frame.widthM) + 2 * beyond },
    (_, index) => `M${index + 1 - beyond} 0V${short(ground)}`,
  )
  return (
    <>
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
    </>
  )
}

const short = (metres: number) => Math.round(metres * 100) / 100
