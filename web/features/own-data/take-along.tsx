import { type ReactNode, useId } from 'react'
import { EXPORT_DAYS, EXPORTS_PER_DAY } from '#contract/own-data.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ExportRow } from './export-row.tsx'
import { beginExport, useExports, type Whose } from './own-data.queries.ts'
import { useOwnDataTexts } from './texts.ts'

type Props = {
  whose: Whose
  /** Shown if the exports failed to load, by the page. */
  problem: (title: string, error: unknown, retry: () => void) => ReactNode
}

/** Asking for an export, and those that there are. */
export function TakeAlong({ whose, problem }: Props) {
  const text = useOwnDataTexts()
  const titleId = useId()
  const { data, error, isPending, refetch } = useExports(whose)
  const [title, about] = whose === 'Own' ? [text.ownTitle, text.ownText] : [text.companyTitle, text.companyText]
  return (
    <section aria-labelledby={titleId} className="card max-w-3xl p-5 md:p-8">
      <h2 id={titleId} className="heading text-xl">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">{about}</p>
      <p className="mt-2 text-sm text-ink-3">{fill(text.limits, { perDay: EXPORTS_PER_DAY, days: EXPORT_DAYS })}</p>
      {isPending && (
        <output className="mt-4 block">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-24" />
        </output>
      )}
      {data === undefined && error !== null && problem(text.failedTitle, error, () => void refetch())}
      {data !== undefined && (
        <>
          <Begin whose={whose} isBusy={data.some(({ status }) => status === 'WAITING')} />
          {data.length === 0 && <p className="mt-4 text-ink-2">{text.none}</p>}
          <ul className="mt-4">
            {data.map((one) => (
              <ExportRow key={one.exportId} whose={whose} one={one} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The button, while no export is under way. */
function Begin({ whose, isBusy }: { whose: Whose; isBusy: boolean }) {
  const text = useOwnDataTexts()
  const { notifyFailed } = useOutcome()
  const begin = useSubmit(
    () => beginExport(whose),
    (error) => notifyFailed('request', error),
  )
  if (isBusy) return null
  return (
    <Button tone="secondary" className="mt-4" aria-disabled={begin.pending} onClick={() => begin.submit()}>
      {begin.pending ? text.beginning : text.begin}
    </Button>
  )
}
