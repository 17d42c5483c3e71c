import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { undoChangeMessages } from '#contract/messages/undo-change.en.ts'
import type { Site } from '#contract/page.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { seo } from '#web/platform/seo.ts'
import { fill, texts } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { Route } from './+types/undo-change'

const undoText = texts({ en: undoChangeMessages })

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = undoText()
  return seo(matches, { title, description, path: '/undo-change', noindex: true })
}

/** The token stands in the fragment, so that only this page sees it; looking at the page changes nothing. */
const tokenOfLink = () => location.hash.slice(1)

/** `gone` covers what was never a link of ours: whoever guesses learns nothing. */
const isGone = (error: unknown) => error instanceof ApiProblem && (error.is('not-found') || error.is('validation'))

export default function UndoChange() {
  const [outcome, setOutcome] = useState<{ error?: unknown }>()
  const undo = async () => {
    await call('undoChange', { body: { token: tokenOfLink() } })
    setOutcome({})
  }
  const { submit, pending } = useSubmit(undo, (error) => setOutcome({ error }))
  return (
    <main className="page py-10 md:py-16">
      {outcome === undefined ? (
        <Question onUndo={submit} pending={pending} />
      ) : outcome.error === undefined ? (
        <Done />
      ) : (
        <Failed error={outcome.error} onRetry={submit} />
      )}
    </main>
  )
}

function Question({ onUndo, pending }: { onUndo: () => void; pending: boolean }) {
  const text = undoText()
  return (
    <>
      <h1 className="display text-3xl md:text-5xl">{text.title}</h1>
      <p className="mt-4 max-w-xl text-ink-2">{text.intro}</p>
      <p className="mt-3 mb-8 max-w-xl text-ink-2">{text.yours}</p>
      <Button onClick={onUndo} aria-disabled={pending}>
        {pending ? text.undoing : text.undo}
      </Button>
    </>
  )
}

const Done = () => <Outcome title={undoText().doneTitle} text={undoText().doneText} />

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = undoText()
  const reason = useProblemText()(error)
  const supportPhone = useRouteLoaderData<{ site: Site }>('root')?.site.supportPhone ?? ''
  if (isGone(error)) return <Outcome title={text.goneTitle} text={fill(text.goneText, { supportPhone })} />
  return (
    <Outcome title={text.failedTitle} text={`${reason} ${fill(text.callUs, { supportPhone })}`}>
      <Button onClick={onRetry}>{text.undo}</Button>
    </Outcome>
  )
}

/** The button that had the focus is gone, so the heading takes it and is read out. */
function Outcome({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="display text-3xl outline-none md:text-5xl">
        {title}
      </h1>
      <p className="mt-4 mb-8 max-w-xl text-ink-2">{text}</p>
      <p className="flex flex-wrap gap-3">
        {children}
        <Link to={pagePaths.home()} className={buttonClass('secondary')}>
          {undoText().home}
        </Link>
      </p>
    </>
  )
}
