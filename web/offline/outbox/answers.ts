/** An answer of the server to a person in one standing (`owner`), and when it came (milliseconds). */
export type Answer = {
  readonly owner: string
  readonly path: string
  readonly text: string
  readonly etag: string | null
  readonly at: number
}

export type Answers = {
  readonly get: (owner: string, path: string) => Promise<Answer | undefined>
  readonly keep: (answer: Answer) => Promise<void>
  /** All whose path begins so, newest first. */
  readonly like: (owner: string, begin: string) => Promise<Answer[]>
  /** Purges answers of others, and older ones. */
  readonly purge: (owner: string, before: number) => Promise<void>
}
