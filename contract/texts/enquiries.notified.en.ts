/** The replies to subscribing to a machine (specification section 8). */
export const notifiedTexts = {
  soonTitle: 'We will Notify you soon!',
  alreadyTitle: 'Notification Already Requested',
  soon: 'You will get an update by email when {product} is available in {city}.',
  already: 'You have asked for this before. You will get an update by email when {product} is available in {city}.',
  verifyWhy: 'The update comes by email, so first enter your email ID. We send a 6-digit code to it.',
} as const
