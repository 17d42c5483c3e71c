import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Resources } from '#contract/content.ts'
import { languageOf } from '#web/platform/language-of.ts'
import { useResourcesText } from './resources-text.ts'

type Group = Resources['faq'][number]

/**
 * The questions by subject. An address with a question opens it; browsers do so by themselves when they load the page.
 */
export function Faq({ groups }: { groups: readonly Group[] }) {
  useOpenAsked()
  return (
    <div className="grid gap-10">
      {groups.map(({ title, questions }) => (
        <section key={title} className="md:grid md:grid-cols-[14rem_1fr] md:gap-12">
          <h3 lang={languageOf(title)} className="heading mb-2 text-xl">
            {title}
          </h3>
          <div className="max-w-3xl border-t border-line">
            {questions.map((question) => (
              <Question key={question.id} {...question} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** The id is on the answer, because browsers open the `<details>` around a fragment. */
function Question({ id, question, answer }: Group['questions'][number]) {
  const text = useResourcesText()
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2.5 font-semibold hover:text-blueprint">
        <span lang={languageOf(question)}>{question}</span>
        <span aria-hidden="true" className="text-2xl leading-none font-normal text-blueprint group-open:rotate-45">
          +
        </span>
      </summary>
      <div id={id} className="scroll-mt-40 pb-4 text-ink-2 target:border-l-4 target:border-amber target:pl-4">
        <p lang={languageOf(answer)} className="max-w-2xl leading-relaxed">
          {answer}
        </p>
        <a href={`#${id}`} className="link mt-1 inline-flex min-h-11 items-center text-sm md:min-h-8">
          {text.linkToAnswer}
          <span lang={languageOf(question)} className="sr-only">
            : {question}
          </span>
        </a>
      </div>
    </details>
  )
}

/** A link within the app changes the address without loading, so the browser opens nothing. */
function useOpenAsked() {
  const { hash } = useLocation()
  useEffect(() => {
    const asked = hash.length > 1 ? document.getElementById(decodedOr(hash.slice(1))) : null
    const closed = asked?.closest<HTMLDetailsElement>('details:not([open])')
    if (!closed) return
    closed.open = true
    asked?.scrollIntoView()
  }, [hash])
}

/** A fragment may hold anything. */
function decodedOr(fragment: string) {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
