/** The pause in typing after which a request is sent. */
const PAUSE_MS = 200

type Ask<Answer> = (text: string, signal: AbortSignal) => Promise<Answer>

/**
 * Requests suggestions for the input after a pause. Each new letter aborts the previous request, so only the latest
 * answer is shown. A failed request shows nothing.
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
