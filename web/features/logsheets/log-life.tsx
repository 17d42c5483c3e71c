import type { Logsheet } from '#contract/logsheets.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { lifeItems } from '#web/platform/life-items.ts'
import { fill } from '#web/platform/text.ts'
import { LifeList } from '#web/ui/life-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { useLogTexts } from './texts.ts'

/** The life of a logsheet: its events, newest first, and its versions with their fingerprints. */
export function LogLife({ log: { events, versions } }: { log: Logsheet }) {
  const text = useLogTexts()
  return (
    <>
      <Section title={text.life}>
        <LifeList items={lifeItems(events, text)} />
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
