import { useState } from 'react'
import { Link } from 'react-router'
import type { Suggestion } from '#contract/dashboard.ts'
import { formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { call } from '#web/platform/call.ts'
import { notify } from '#web/platform/notify.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill, plural } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { Section } from '#web/ui/section.tsx'
import { reloadDashboard } from './dashboard.queries.ts'
import { useDashboardTexts } from './texts.ts'

/** Machines that stand idle, with what giving them back saves; the hidden ones say who hid them and why. */
export function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const text = useDashboardTexts()
  const open = suggestions.filter(({ hidden }) => hidden === null)
  return (
    <Section title={text.offHire}>
      {open.length === 0 && <p className="text-ink-2">{text.noneIdle}</p>}
      <ul>
        {open.map((suggestion) => (
          <Idle key={suggestion.jobId} suggestion={suggestion} />
        ))}
      </ul>
      {suggestions.map((suggestion) => suggestion.hidden && <Hidden key={suggestion.jobId} suggestion={suggestion} />)}
    </Section>
  )
}

/** Sends one of the two acts and shows the dashboard anew. */
function useChange<Input extends unknown[]>(title: string, send: (...input: Input) => Promise<unknown>) {
  const messageOf = useProblemText()
  const { okay } = useDashboardTexts()
  return useSubmit(
    async (...input: Input) => {
      await send(...input)
      await reloadDashboard()
    },
    (error) => {
      const buttons = { primary: { label: okay } }
      notify({ title, notifytype: 'failure', message: messageOf(error), buttons })
      void reloadDashboard()
    },
  )
}

function Idle({ suggestion }: { suggestion: Suggestion }) {
  const text = useDashboardTexts()
  const [hiding, setHiding] = useState(false)
  const { jobId, machineName: machine, siteName, workedHours, paidHours, unloggedDays } = suggestion
  return (
    <li className="idle-machine">
      <div>
        <p>
          <b>{machine}</b>, {siteName}
        </p>
        <p className="text-ink-2">
          {fill(text.used, { worked: workedHours, paid: paidHours })}
          {unloggedDays > 0 && ` ${plural(unloggedDays, text.unlogged)}.`}
        </p>
        <Link to={accountPaths.job(jobId)} className="link inline-flex min-h-11 items-center tabular-nums">
          {fill(text.lastBilled, { date: formatDate(suggestion.billingStopsAt) })}
        </Link>
      </div>
      <div className="idle-saves">
        <b className="figure text-xl">{formatRupees(suggestion.savedPaise)}</b>
        <small>{fill(text.saves, { date: formatDate(suggestion.expectedTo) })}</small>
        <button
          type="button"
          className="link min-h-11"
          aria-label={fill(text.hideName, { machine })}
          onClick={() => setHiding(true)}
        >
          {text.hide}
        </button>
      </div>
      {hiding && <Hide suggestion={suggestion} onClose={() => setHiding(false)} />}
    </li>
  )
}

function Hide({
  suggestion: { jobId, machineName: machine },
  onClose,
}: {
  suggestion: Suggestion
  onClose: () => void
}) {
  const text = useDashboardTexts()
  const hide = useChange(text.failedToHide, (reason: string) =>
    call('hideSuggestion', { params: { jobId }, body: { reason } }),
  )
  return (
    <ReasonDialog
      text={{
        title: fill(text.hideTitle, { machine }),
        text: text.hideText,
        reason: text.hideReason,
        required: text.hideRequired,
        confirm: text.hideConfirm,
        keep: text.keep,
      }}
      tone="primary"
      pending={hide.pending}
      onConfirm={hide.submit}
      onClose={onClose}
    />
  )
}

function Hidden({ suggestion: { jobId, machineName: machine, hidden } }: { suggestion: Suggestion }) {
  const text = useDashboardTexts()
  const show = useChange(text.failedToShow, () => call('showSuggestion', { params: { jobId }, body: {} }))
  if (hidden === null) return null
  return (
    <div className="hidden-machine text-ink-2">
      <p>{fill(text.hidden, { machine, reason: hidden.reason, by: hidden.by })}</p>
      <button
        type="button"
        className="link min-h-11"
        aria-label={fill(text.showName, { machine })}
        aria-disabled={show.pending}
        onClick={() => show.submit()}
      >
        {text.show}
      </button>
    </div>
  )
}
