import { Link, useSearchParams } from 'react-router'
import type { Logsheet } from '#contract/logsheets.ts'
import { logsheetTexts } from '#contract/texts/logsheets.en.ts'
import { AnswerPanel } from '#web/features/logsheets/answer-panel.tsx'
import { LogBadge } from '#web/features/logsheets/log-badge.tsx'
import { LogHead } from '#web/features/logsheets/log-head.tsx'
import { LogView } from '#web/features/logsheets/log-view.tsx'
import { useLogsheet } from '#web/features/logsheets/logsheets.queries.ts'
import { useLogTexts } from '#web/features/logsheets/texts.ts'
import { OtpForm } from '#web/features/session/otp-form.tsx'
import { EntryNotShown } from '#web/pages/signed-in/entry-not-shown.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'

export const meta = () => accountMeta(logsheetTexts.one)

/** One day of a machine on hire. */
export default function LogsheetPage() {
  const id = useSearchParams()[0].get('log') ?? ''
  return <OneLog key={id} id={id} />
}

function OneLog({ id }: { id: string }) {
  const text = useLogTexts()
  const list = useListBefore(accountPaths.logsheets())
  const { data, error, isPending, refetch } = useLogsheet(id)
  const log = staleData(data, error)
  return (
    <>
      {log !== undefined && <title>{log.logNumber}</title>}
      <PageHead
        title={log?.machineName ?? text.one}
        back={{ to: list, label: text.backToList }}
        mark={log !== undefined && <LogBadge status={log.status} />}
      />
      {isPending && <ListWaiting />}
      {error !== null && log === undefined && <EntryNotShown text={text} error={error} retry={() => void refetch()} />}
      {log !== undefined && <Shown log={log} />}
    </>
  )
}

function Shown({ log }: { log: Logsheet }) {
  const text = useLogTexts()
  const { maySign, mayDispute } = log.answers
  return (
    <>
      <LogHead log={log} />
      <LogView
        log={log}
        answer={
          (maySign || mayDispute) && (
            <AnswerPanel key={log.version} log={log} codeForm={(form) => <OtpForm {...form} />} />
          )
        }
      />
      <p className="mt-6">
        <Link
          to={accountPaths.timesheet(log.jobId, log.date.slice(0, 7))}
          className="link inline-flex min-h-11 items-center"
        >
          {text.toTimesheet}
        </Link>
      </p>
    </>
  )
}
