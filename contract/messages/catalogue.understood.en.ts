/** Texts that tell what the words of a search were taken for. */
export const understoodMessages = {
  understood: 'Understood: {words}.',
  nothing: 'Nothing goes by {words}.',
} as const
