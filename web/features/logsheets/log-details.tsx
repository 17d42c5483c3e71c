import type { Logsheet } from '#contract/logsheets.ts'
import { Section } from '#web/ui/section.tsx'
import { CheckList } from './check-list.tsx'
import { LogFacts } from './log-facts.tsx'
import { LogPhotos } from './log-photos.tsx'
import { useLogTexts } from './texts.ts'

/** The part below the hours of a day, for readers with an account and with a link. */
export function LogDetails({ log }: { log: Logsheet }) {
  const text = useLogTexts()
  return (
    <>
      <Section title={text.facts}>
        <LogFacts log={log} />
      </Section>
      <LogPhotos photos={log.photos} />
      <Section title={text.checks}>
        <CheckList checks={log.checks} />
      </Section>
    </>
  )
}
