const WORDS_A_MINUTE = 200

/** Whole minutes, rounded up, at least 1; isolated Markdown characters do not count as words. */
export const readingMinutes = (markdown: string) =>
  Math.max(1, Math.ceil((markdown.match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0) / WORDS_A_MINUTE))
