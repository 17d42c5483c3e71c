import type { ReactNode } from 'react'
import { type ErasureReason, KEPT_MONTHS } from '#contract/own-data.erasure.ts'
import { notify } from '#web/platform/notify.ts'
import { sessionFor } from '#web/platform/session/session-for.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSendCode } from '#web/platform/use-send-code.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Codes, EraseDialog, requestCode } from './erase-dialog.tsx'
import { reloadErasure, useErasure } from './erasure.queries.ts'
import { useErasureTexts } from './texts.ts'

type Props = {
  /** Whether the person belongs to a company. */
  isMember: boolean
  /** The form for the code, which the page supplies. */
  codeForm: Codes
  /** Shown if it is unknown what stands in the way, by the page. */
  problem: (title: string, error: unknown, retry: () => void) => ReactNode
}

/** Erasing oneself: the erased and the retained data are listed before the button. */
export function EraseAccount({ isMember, codeForm, problem }: Props) {
  const text = useErasureTexts()
  const { data, error, isPending, refetch } = useErasure()
  return (
    <section aria-labelledby="erase-title" className="card max-w-3xl p-5 md:p-8">
      <h2 id="erase-title" className="heading text-xl">
        {text.title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">{text.intro}</p>
      <WhatHappens isMember={isMember} dissolves={data?.dissolves === true} />
      {isPending && (
        <output className="mt-4 block">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-11" />
        </output>
      )}
      {data === undefined && error !== null && problem(text.failedTitle, error, () => void refetch())}
      {data !== undefined && data.reasons.length > 0 && <Reasons reasons={data.reasons} />}
      {data !== undefined && data.reasons.length === 0 && <Erase subject={data.ref} codeForm={codeForm} />}
    </section>
  )
}

function WhatHappens({ isMember, dissolves }: { isMember: boolean; dissolves: boolean }) {
  const text = useErasureTexts()
  const { company, ...goes } = text.goes
  const stays = { ...text.stays, invoices: fill(text.stays.invoices, { months: KEPT_MONTHS }) }
  return (
    <>
      <List title={text.goesTitle} lines={[...Object.values(goes), ...(isMember ? [company] : [])]} />
      {dissolves && <p className="mt-3 max-w-prose font-semibold text-danger">{text.dissolves}</p>}
      <List title={text.staysTitle} lines={Object.values(stays)} />
      <p className="mt-4 max-w-prose">{text.takeFirst}</p>
    </>
  )
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h3 className="mt-5 font-semibold">{title}</h3>
      <ul className="mt-1 grid max-w-prose list-disc gap-1.5 pl-5 text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function Reasons({ reasons }: { reasons: readonly ErasureReason[] }) {
  const text = useErasureTexts()
  return (
    <div className="mt-5 border-l-4 border-danger pl-4">
      <h3 className="font-semibold text-danger">{text.reasonsTitle}</h3>
      <ul className="mt-1 grid max-w-prose gap-1.5">
        {reasons.map((reason) => (
          <li key={reason}>{text.reasons[reason]}</li>
        ))}
      </ul>
    </div>
  )
}

function Erase({ subject, codeForm }: { subject: string; codeForm: Codes }) {
  const text = useErasureTexts()
  const { notifyFailed } = useOutcome()
  const code = useSendCode(() => requestCode(subject), text.yourContact)
  return (
    <>
      <Button tone="danger" className="mt-5 max-sm:w-full" aria-disabled={code.pending} onClick={() => code.submit()}>
        {text.erase}
      </Button>
      {code.sent && (
        <EraseDialog
          {...{ subject, codeForm }}
          sent={code.sent}
          onErased={() => {
            code.close()
            sessionFor('customer').signOut()
            notify({
              title: text.doneTitle,
              notifytype: 'success',
              message: text.done,
              buttons: { primary: { label: text.okay } },
            })
          }}
          onRefused={(error) => {
            code.close()
            notifyFailed('request', error)
            void reloadErasure()
          }}
          onClose={code.close}
        />
      )}
    </>
  )
}
