import type { Weave } from './slice-looks.ts'

const lines: Record<Exclude<Weave, 'plain'>, string> = {
  right: 'M-2 10L10 -2M-2 2L2 -2M6 10L10 6',
  left: 'M-2 -2L10 10M6 -2L10 2M-2 6L2 10',
  cross: 'M0 0L8 8M8 0L0 8',
  upright: 'M4 0V8',
  level: 'M0 4H8',
  dots: 'M3 4H5',
}
const woven = Object.keys(lines) as Exclude<Weave, 'plain'>[]

/** The patterns of one drawing; ids are of the page, so each drawing has its own. */
export const DayWeaves = ({ id }: { id: string }) => (
  <defs>
    {woven.map((weave) => (
      <pattern key={weave} id={`${id}${weave}`} width="8" height="8" patternUnits="userSpaceOnUse">
        <path d={lines[weave]} className="day-weave" />
      </pattern>
    ))}
  </defs>
)
