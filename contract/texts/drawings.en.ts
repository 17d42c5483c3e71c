/** Texts of the gallery of drawings, for developers only. */
export const drawingsTexts = {
  title: 'Drawings',
  intro:
    'Every machine as its sheet and at 120 px, in the light and in the dark, with its size in metres, the size of its file and the time it took to draw.',
  example: '(example)',
} as const
