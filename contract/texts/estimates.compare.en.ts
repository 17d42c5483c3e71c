/** The whole price of compared machines for the same hire. */
export const comparedPriceTexts = {
  title: 'The whole price',
  intro: 'The same hire for each machine: hire, transport both ways and GST.',
} as const
