import { fill } from '#web/platform/text.ts'
import type { Frame } from './drawing-scale.ts'
import { useCatalogueText } from './text.ts'

/** A length at the scale of the frame above, at any display width. */
export const ScaleBar = ({ frame: { barM, widthM } }: { frame: Frame }) => (
  <p className="flex items-end gap-1 pt-1 text-xs text-ink-3 tabular-nums" aria-hidden="true">
    <svg width={`${(100 * barM) / widthM}%`} height="5" className="mb-1 shrink-0 border-x border-b border-ink-3" />
    {fill(useCatalogueText().metres, { n: barM })}
  </p>
)
