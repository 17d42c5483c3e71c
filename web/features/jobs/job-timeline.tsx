import type { Job } from '#contract/jobs.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { useJobTexts } from './texts.ts'

/** The events of a job in words, newest first; days and hours are in Indian time. */
export function JobTimeline({ events }: Pick<Job, 'events'>) {
  const text = useJobTexts()
  const words: Readonly<Record<string, string>> = text.events
  return (
    <section aria-label={text.timeline}>
      <h2 className="heading mb-4 text-2xl">{text.timeline}</h2>
      <ol className="grid gap-4 border-l-2 border-line pl-4">
        {events.toReversed().map(({ event, at, actor, reason }, index) => (
          <li key={`${at} ${event} ${events.length - index}`} className="relative">
            <span aria-hidden="true" className="absolute top-1.5 -left-[1.44rem] size-3 rounded-full bg-blueprint" />
            <p className="font-semibold">{words[event] ?? event}</p>
            <p className="text-sm text-ink-2 tabular-nums">
              {instantText(at)}
              {actor !== '' && ` ${fill(text.by, { actor })}`}
            </p>
            {reason !== null && <p className="text-sm wrap-anywhere text-ink-2">{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
