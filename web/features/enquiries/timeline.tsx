import type { Enquiry } from '#contract/enquiries.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { useEnquiryTexts } from './texts.ts'

/** The events, newest first; days and hours are in Indian time. */
export function Timeline({ events }: { events: Enquiry['events'] }) {
  const text = useEnquiryTexts()
  return (
    <ol className="grid gap-4 border-l-2 border-line pl-4">
      {events.toReversed().map(({ status, at, actor }) => (
        <li key={at + status} className="relative">
          <span aria-hidden="true" className="absolute top-1.5 -left-[1.44rem] size-3 rounded-full bg-blueprint" />
          <p className="font-semibold">{text[`event${status}`]}</p>
          <p className="text-sm text-ink-2 tabular-nums">{instantText(at)}</p>
          {actor !== '' && <p className="text-sm text-ink-3">{fill(text.by, { actor })}</p>}
        </li>
      ))}
    </ol>
  )
}
