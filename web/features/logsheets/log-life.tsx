import type { Logsheet } from '#contract/logsheets.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { Section } from '#web/ui/section.tsx'
import { useLogTexts } from './texts.ts'

/** The life of a logsheet: its events, newest first, and its versions with their fingerprints. */
export function LogLife({ log: { events, versions } }: { log: Logsheet }) {
  const text = useLogTexts()
  const names: Readonly<Record<string, string>> = text.events
  return (
    <>
      <Section title={text.life}>
        <ol className="grid gap-4 border-l-2 border-line pl-4">
          {events.toReversed().map(({ event, at, actor, reason }) => (
            <li key={at + event}>
              <p className="font-semibold">{names[event] ?? event}</p>
              <p className="text-sm text-ink-2 tabular-nums">
                {instantText(at)}
                {actor !== '' && `, ${fill(text.by, { actor })}`}
              </p>
              {reason !== null && <p className="text-ink-2 wrap-anywhere">{fill(text.reason, { reason })}</p>}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={text.versions}>
        <ol className="grid gap-3">
          {versions.toReversed().map(({ version, at, by, hash }) => (
            <li key={version}>
              <p className="font-semibold">{fill(text.versionOf, { version })}</p>
              <p className="text-sm text-ink-2 tabular-nums">{fill(text.versionBy, { at: instantText(at), by })}</p>
              {hash !== null && <p className="text-sm text-ink-3 break-all">{fill(text.hash, { hash })}</p>}
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}
