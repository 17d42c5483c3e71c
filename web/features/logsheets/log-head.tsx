import { formatDate } from '#contract/dates.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import { fill } from '#web/platform/text.ts'
import { useLogTexts } from './texts.ts'

/** The line under the heading: number, job, site, shift and version. */
export function LogHead({ log: { logNumber, jobNumber, siteName, date, shift, version } }: { log: Logsheet }) {
  const text = useLogTexts()
  const words = [formatDate(date), fill(text.shiftOf, { shift }), siteName, jobNumber, logNumber]
  return (
    <p className="-mt-3 mb-6 text-ink-2 tabular-nums wrap-anywhere">
      {[...words, fill(text.versionOf, { version })].join(' · ')}
    </p>
  )
}
