import { logsheetTexts } from '#contract/texts/logsheets.en.ts'
import { deskTimesheets } from '#web/features/logsheets/desk-timesheets.queries.ts'
import { useSheetTexts } from '#web/features/logsheets/sheet-texts.ts'
import { OneSheet } from '#web/pages/signed-in/one-sheet.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'

export const meta = () => accountMeta(logsheetTexts.timesheet)

/** A month of a rental job, day by day, at the desk. */
export default function DeskTimesheet() {
  const text = useSheetTexts()
  return (
    <OneSheet
      useOne={deskTimesheets.useOne}
      ways={{
        monthAt: deskAddresses.timesheet,
        logAt: deskAddresses.logsheet,
        csv: 'downloadDeskTimesheetCsv',
        xlsx: 'downloadDeskTimesheetXlsx',
      }}
      backOf={() => ({ to: deskAddresses.timesheets(), label: text.backToTimesheets })}
    />
  )
}
