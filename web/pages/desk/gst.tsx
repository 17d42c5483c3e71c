import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dateInIndia } from '#contract/dates.ts'
import { gstTexts } from '#contract/texts/gst.en.ts'
import { useGstOverview } from '#web/features/gst/gst.queries.ts'
import { MonthClosing } from '#web/features/gst/month-closing.tsx'
import { MonthReturn } from '#web/features/gst/month-return.tsx'
import { useGstTexts } from '#web/features/gst/texts.ts'
import { ToReport } from '#web/features/gst/to-report.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { NativeInput } from '#web/ui/native-fields.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { ForPermission, useMay } from './for-permission.tsx'

export const meta = () => accountMeta(gstTexts.title)

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

/** The GST papers of the month in the address, for accounts; without one, of this month. */
export default function Gst() {
  const text = useGstTexts()
  return (
    <ForPermission permission="ledger" title={text.title}>
      <PageHead title={text.title} />
      <p className="mb-6 max-w-[70ch] text-ink-2">{text.notTried}</p>
      <OneMonth />
    </ForPermission>
  )
}

function OneMonth() {
  const text = useGstTexts()
  const messageOf = useProblemText()
  const mayReopen = useMay('settings')
  const [params, setParams] = useSearchParams()
  const asked = params.get('month') ?? ''
  const [thisMonth] = useState(() => dateInIndia(new Date()).slice(0, 7))
  const month = MONTH.test(asked) ? asked : thisMonth
  const { data, error, isPending } = useGstOverview(month)
  const overview = staleData(data, error)
  return (
    <>
      <NativeInput
        type="month"
        label={text.month}
        value={month}
        required
        onChange={({ target }) => MONTH.test(target.value) && setParams({ month: target.value }, { replace: true })}
        className="mb-6 sm:w-52"
      />
      {isPending && <ListWaiting label={text.returnTitle} rows={4} />}
      {error !== null && overview === undefined && (
        <StatePanel title={text.failedTitle} text={messageOf(error)} role="alert" />
      )}
      {overview !== undefined && (
        <div className="grid gap-10">
          <MonthReturn overview={overview} />
          <MonthClosing key={month} month={month} mayReopen={mayReopen} />
          <ToReport overview={overview} invoiceAt={deskAddresses.invoice} />
        </div>
      )}
    </>
  )
}
