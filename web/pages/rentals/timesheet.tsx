import { logsheetTexts } from '#contract/texts/logsheets.en.ts'
import { useSheetTexts } from '#web/features/logsheets/sheet-texts.ts'
import { timesheets } from '#web/features/logsheets/timesheets.queries.ts'
import { OneSheet } from '#web/pages/signed-in/one-sheet.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'

export const meta = () => accountMeta(logsheetTexts.timesheet)

/** A month of a rental job, day by day. */
export default function TimesheetPage() {
  const text = useSheetTexts()
  return (
    <OneSheet
      useOne={timesheets.useOne}
      ways={{
        monthAt: accountPaths.timesheet,
        logAt: accountPaths.logsheet,
        csv: 'downloadTimesheetCsv',
        xlsx: 'downloadTimesheetXlsx',
      }}
      backOf={(job) => ({ to: accountPaths.timesheets(job), label: text.ofJob })}
    />
  )
}
