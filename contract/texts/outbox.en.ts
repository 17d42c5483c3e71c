/** Texts of the demo's outbox page. */
export const outboxTexts = {
  title: 'Outbox – Yantra demo',
  heading: 'Outbox',
  intro: 'What this demo would have sent. Reload for newer messages.',
  empty: 'Nothing has been sent yet.',
  columns: ['To', 'By', 'Subject', 'Text', 'Sent'],
} as const
