/** Texts of a machine’s page. */
export const productTexts = {
  sheetCaption: 'Side view to scale. The person is 1.75 m tall; the dashed lines carry their height.',
  rate: 'Indicative rate',
  rateNote: 'GST and transport come on top; the quote you get is what counts.',
  specifications: 'Specifications',
  specsNote: 'Nominal figures; those on the data plate of the machine supplied count.',
  goodFor: 'Good for',
  availability: 'Availability',
  similar: 'Similar machines',
  moreOf: 'See all: {what} in {city}',
} as const
