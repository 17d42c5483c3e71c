/** The planned cost of a cart and of an enquiry. */
export const planTexts = {
  title: 'Planned cost',
  today: 'At today’s rates, until you get a quote.',
  waiting: 'Calculating the price…',
  failed: 'No planned cost: {reason}',
  chooseCity: 'Choose your city to see the price.',
  inCity: 'Delivered in {city}',
} as const
