import { Grid } from './drawing-frame.tsx'
import type { InFrame, RangeFrame } from './finder-scale.ts'

type Props = { url: string; picture: InFrame; frame: RangeFrame }

const PLACE = 'absolute inset-0 size-full'

/** One machine in the frame of all, in its working range, with the height and the place asked for. */
export const RangeDrawing = ({ url, picture: { view, range, at }, frame }: Props) => (
  <div className="relative max-h-104 overflow-hidden bg-card" aria-hidden="true">
    <svg viewBox={boxOf(frame)} className="block max-h-[inherit] w-full fill-none stroke-blueprint" focusable="false">
      <Soil frame={frame} />
      <Grid frame={frame.grid} beyond={Math.ceil(frame.widthM)} />
      {range && <path className="fill-blueprint/10" strokeWidth="1" vectorEffect="non-scaling-stroke" d={range} />}
    </svg>
    <img src={`${url}#svgView(viewBox(${view}))`} alt="" loading="lazy" className={PLACE} />
    <svg viewBox={boxOf(frame)} className={`${PLACE} fill-none`} focusable="false">
      {frame.levelM !== null && <Level frame={frame} at={frame.levelM} />}
      {at && <Place at={at} />}
    </svg>
  </div>
)

const boxOf = ({ widthM, heightM }: RangeFrame) => `0 0 ${widthM} ${heightM}`

const Soil = ({ frame: { widthM, heightM, groundM } }: { frame: RangeFrame }) => (
  <rect className="fill-ink/5 stroke-none" x={-widthM} y={groundM} width={3 * widthM} height={heightM - groundM} />
)

const Level = ({ frame: { widthM }, at }: { frame: RangeFrame; at: number }) => (
  <path
    className="stroke-danger"
    strokeWidth="1.5"
    strokeDasharray="6 4"
    vectorEffect="non-scaling-stroke"
    d={`M${-widthM} ${at}h${3 * widthM}`}
  />
)

/** A dot of one size at every scale: the round end of a line without length. */
const Place = ({ at }: { at: readonly [number, number] }) =>
  (['stroke-card', 'stroke-danger'] as const).map((stroke, index) => (
    <path
      key={stroke}
      className={stroke}
      strokeWidth={index === 0 ? 16 : 11}
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
      d={`M${at.join(' ')}h0.001`}
    />
  ))
