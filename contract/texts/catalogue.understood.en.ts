/** Texts that tell what the words of a search were taken for. */
export const understoodTexts = {
  understood: 'Understood: {words}.',
  nothing: 'Nothing goes by {words}.',
} as const
