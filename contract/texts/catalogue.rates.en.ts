/** Rates in few words; looked up on the server, so no page loads them. */
export const rateTexts = {
  week: '{rate} a week',
  day: '{rate} a day',
  from: 'From {rate} a month',
} as const
