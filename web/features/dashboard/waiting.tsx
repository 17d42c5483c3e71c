import type { Dashboard } from '#contract/dashboard.ts'
import { formatDate } from '#contract/dates.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill, plural } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Section } from '#web/ui/section.tsx'
import { useDashboardTexts } from './texts.ts'

/** The duties of the reader; first on the page. */
export function Waiting({ waiting: { logsheets, oldest, logsheetId } }: Pick<Dashboard, 'waiting'>) {
  const text = useDashboardTexts()
  return (
    <Section title={text.waiting}>
      {logsheets === 0 || oldest === null || logsheetId === null ? (
        <p className="text-ink-2">{text.nothingWaits}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div>
            <p className="figure text-xl">{plural(logsheets, text.logsToSign)}</p>
            <p className="text-ink-2 tabular-nums">{fill(text.oldest, { date: formatDate(oldest) })}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={accountPaths.logsheet(logsheetId)}>{text.sign}</LinkButton>
            {logsheets > 1 && (
              <LinkButton tone="secondary" to={accountPaths.logsheetsToSign()}>
                {text.all}
              </LinkButton>
            )}
          </div>
        </div>
      )}
    </Section>
  )
}
