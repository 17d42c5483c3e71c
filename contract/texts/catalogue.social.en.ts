/** Texts of the preview pictures that messengers and networks show beside a link. */
export const socialTexts = {
  caption: 'Side view to scale, beside a person of 1.75 m',
  manyCaption: 'Every machine drawn to scale, every rate on the page',
  metres: '{n} m',
} as const
