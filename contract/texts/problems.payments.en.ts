/** Refusals of payments. */
export const paymentProblemTexts = {
  'over-allocated': { title: 'More than is owed', detail: 'You cannot allocate more than the balance of an invoice.' },
  'payment-exists': { title: 'Recorded already', detail: 'A payment with this reference is already recorded.' },
  'month-closed': {
    title: 'The month is closed',
    detail: 'The return of this month is filed. Choose a day of an open month, or ask the owner to open it again.',
  },
  'cash-above-limit': {
    title: 'Too much cash',
    detail:
      'Section 269ST forbids cash of ₹2,00,000 or more from one customer in a day, or for one invoice or hire. Please pay by bank transfer, UPI or cheque.',
  },
  'amounts-differ': {
    title: 'Amounts differ',
    detail: 'The payment amount differs from the statement row.',
  },
  'refunded-before': {
    title: 'Already refunded',
    detail: 'Part of this payment was refunded, so it cannot be reversed.',
  },
} as const
