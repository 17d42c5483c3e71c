/** Writing a message, at the desk and at the customer's. */
export const composeTexts = {
  required: 'Please write something first',
  attach: 'Attach a photo or PDF',
  attaching: 'Attaching…',
  remove: 'Remove {name}',
  discard: 'Discard',
} as const
