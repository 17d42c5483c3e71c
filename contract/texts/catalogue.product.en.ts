/** Texts of a machine’s page. */
export const productTexts = {
  sheetCaption: 'Side view to scale. The person is 1.75 m tall; the dashed lines carry their height.',
  rate: 'Indicative rate',
  rateNote: 'The rate excludes GST and transport; your quote is final.',
  specifications: 'Specifications',
  specsNote: 'Nominal figures. The data plate on your machine prevails.',
  goodFor: 'Good for',
  availability: 'Availability',
  similar: 'Similar machines',
  moreOf: 'See all: {what} in {city}',
} as const
