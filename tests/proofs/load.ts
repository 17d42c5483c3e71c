import { setTimeout as pause } from 'node:timers/promises'

/** One answer under load: the times of request and answer (milliseconds of `performance.now`), and the result. */
export type Answer = {
  readonly name: string
  readonly askedAt: number
  readonly ms: number
  readonly status: number
  readonly type: string
  readonly retryAfter: string | null
}
type Ask = { readonly url: string; readonly init?: RequestInit }

async function answerTo(name: string, { url, init }: Ask): Promise<Answer> {
  const askedAt = performance.now()
  const reply = await fetch(url, init)
  await reply.arrayBuffer()
  const { status, headers } = reply
  const retryAfter = headers.get('retry-after')
  return { name, askedAt, ms: performance.now() - askedAt, status, type: headers.get('content-type') ?? '', retryAfter }
}

/**
 * Sends requests continuously, `each` workers for every name, until `stop`, which returns all answers. A refused or
 * broken connection rejects it, because a live server answers.
 */
export function loadOf(asks: Record<string, () => Ask>, each: number) {
  let isOver = false
  const answers: Answer[] = []
  const worker = async ([name, ask]: [string, () => Ask]) => {
    while (!isOver) {
      answers.push(await answerTo(name, ask()))
      await pause(10)
    }
  }
  const workers = Object.entries(asks).flatMap((entry) => Array.from({ length: each }, () => worker(entry)))
  const done = Promise.all(workers)
  done.catch(() => {})
  return {
    answers,
    stop: async () => {
      isOver = true
      await done
      return answers
    },
  }
}
