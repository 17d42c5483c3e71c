/** A pause of typing that is worth a question. */
const PAUSE_MS = 200

type Ask<Answer> = (text: string, signal: AbortSignal) => Promise<Answer>

/**
 * Asks about what is typed, after a pause; each new letter takes back the question before, so that no answer but the
 * latest is ever shown. A question that fails shows nothing.
 */
export function latestAnswer<Answer>(ask: Ask<Answer>, show: (answer: Answer | undefined, text: string) => void) {
  let pause: ReturnType<typeof setTimeout> | undefined
  let asked = new AbortController()
  const stop = () => {
    clearTimeout(pause)
    asked.abort()
  }
  const now = async (text: string) => {
    stop()
    const { signal } = (asked = new AbortController())
    const answer = await ask(text, signal).catch(() => undefined)
    if (!signal.aborted) show(answer, text)
  }
  return {
    stop,
    now,
    type(text: string) {
      stop()
      pause = setTimeout(() => void now(text), PAUSE_MS)
    },
  }
}
