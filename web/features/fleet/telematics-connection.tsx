import type { TelematicsPoll } from '#contract/fleet.telematics.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill, plural } from '#web/platform/text.ts'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { Section } from '#web/ui/section.tsx'
import { useTelematicsConnection } from './telematics.queries.ts'
import { useConnectionTexts } from './texts.ts'

/** The telematics provider: when it was polled last, what that brought, and what was left out. */
export function TelematicsConnection() {
  const text = useConnectionTexts()
  const messageOf = useProblemText()
  const { data, error, refetch } = useTelematicsConnection()
  return (
    <Section title={text.title}>
      {error !== null && data === undefined && (
        <ProblemPanel
          title={text.loadingFailed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {data?.isPolled === false && <p className="text-ink-2">{text.notPolled}</p>}
      {data?.isPolled === true && data.poll === null && <p className="text-ink-2">{text.never}</p>}
      {data !== undefined && data.poll !== null && <Poll poll={data.poll} />}
    </Section>
  )
}

const reasons = ['noNumber', 'noHours', 'noTime', 'ahead'] as const

function Poll({ poll: { at, error, read, others, dropped } }: { poll: TelematicsPoll }) {
  const text = useConnectionTexts()
  const when = instantText(at)
  const left = reasons.filter((reason) => dropped[reason] > 0)
  return (
    <>
      {error === null ? (
        <p className="tabular-nums">{fill(text.polled, { at: when })}</p>
      ) : (
        <p className="text-danger wrap-anywhere tabular-nums">{fill(text.failed, { at: when, error })}</p>
      )}
      <ul className="mt-1 text-ink-2">
        <li>{plural(read, text.read)}</li>
        {others > 0 && <li>{plural(others, text.others)}</li>}
      </ul>
      {left.length > 0 && (
        <>
          <h3 className="heading mt-3 mb-1">{text.droppedTitle}</h3>
          <ul className="list-disc pl-5">
            {left.map((reason) => (
              <li key={reason}>{plural(dropped[reason], text.dropped[reason])}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
