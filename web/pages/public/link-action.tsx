import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/page.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

type Words =
  | 'title'
  | 'intro'
  | 'note'
  | 'act'
  | 'acting'
  | 'doneTitle'
  | 'doneText'
  | 'goneTitle'
  | 'goneText'
  | 'failedTitle'
  | 'callUs'
  | 'home'
type Text = Readonly<Record<Words, string>>
type Props = {
  text: Text
  /** The link's action; `not-found` or `validation` means that the link is invalid. */
  action: (token: string) => Promise<unknown>
  /** Shown with the result, such as a button that undoes it. */
  after?: ReactNode
}

/** The token is in the fragment, so only this page sees it. Opening the page changes nothing. */
export const tokenOfLink = () => location.hash.slice(1)

/** `gone` also covers invalid links, so guessing reveals nothing. */
const isGone = (error: unknown) => error instanceof ApiProblem && (error.is('not-found') || error.is('validation'))

/** The page behind a link in a message: explains the action, runs it by its button, and shows the result. */
export function LinkAction({ text, action, after }: Props) {
  const [outcome, setOutcome] = useState<{ error?: unknown }>()
  const act = async () => {
    await action(tokenOfLink())
    setOutcome({})
  }
  const { submit, pending } = useSubmit(act, (error) => setOutcome({ error }))
  return (
    <main className="page py-10 md:py-16">
      {outcome === undefined ? (
        <Question text={text} onAct={submit} pending={pending} />
      ) : outcome.error === undefined ? (
        <Outcome key={text.doneTitle} title={text.doneTitle} told={text.doneText} home={text.home}>
          {after}
        </Outcome>
      ) : (
        <Failed text={text} error={outcome.error} onRetry={submit} />
      )}
    </main>
  )
}

function Question({ text, onAct, pending }: { text: Text; onAct: () => void; pending: boolean }) {
  return (
    <>
      <h1 className="display text-3xl md:text-5xl">{text.title}</h1>
      <p className="mt-4 max-w-xl text-ink-2">{text.intro}</p>
      <p className="mt-3 mb-8 max-w-xl text-ink-2">{text.note}</p>
      <Button onClick={onAct} aria-disabled={pending}>
        {pending ? text.acting : text.act}
      </Button>
    </>
  )
}

function Failed({ text, error, onRetry }: { text: Text; error: unknown; onRetry: () => void }) {
  const reason = useProblemText()(error)
  const supportPhone = useRouteLoaderData<{ site: Site }>('root')?.site.supportPhone ?? ''
  if (isGone(error))
    return <Outcome title={text.goneTitle} told={fill(text.goneText, { supportPhone })} home={text.home} />
  return (
    <Outcome title={text.failedTitle} told={`${reason} ${fill(text.callUs, { supportPhone })}`} home={text.home}>
      <Button onClick={onRetry}>{text.act}</Button>
    </Outcome>
  )
}

type OutcomeProps = { title: string; told: string; home: string; children?: ReactNode }

/** The focused button is gone, so the heading takes the focus and is read out. */
function Outcome({ title, told, home, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="display text-3xl outline-none md:text-5xl">
        {title}
      </h1>
      <p className="mt-4 mb-8 max-w-xl text-ink-2">{told}</p>
      <p className="flex flex-wrap gap-3">
        {children}
        <Link to={pagePaths.home()} className={buttonClass('secondary')}>
          {home}
        </Link>
      </p>
    </>
  )
}
