/** The receipt of an enquiry, and its calendar file. */
export const receiptTexts = {
  plannedCost: 'Planned cost, with GST',
  answerBy: 'Answer by',
  machines: 'Your machines:',
  machine: '{quantity} × {name}',
  calendar: 'Add to calendar',
  answerEvent: 'Quote for {number} due',
  hireEvent: 'On hire: {name}',
} as const
