/** Texts that say how a search was understood. */
export const understoodTexts = {
  understood: 'Understood: {words}.',
  nothing: 'Nothing goes by {words}.',
} as const
