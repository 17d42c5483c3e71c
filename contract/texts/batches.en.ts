/** Batches of documents: how far one is, and what of it was refused. */
export const batchTexts = {
  batch: 'Batch',
  doing: {
    PREPARE: '{done} of {all} prepared',
    SEND: '{done} of {all} sent',
    DRAFT: '{done} of {all} drafted',
    ISSUE: '{done} of {all} issued',
  },
  done: {
    PREPARE: { one: '1 summary sheet is prepared.', other: '{n} summary sheets are prepared.' },
    SEND: { one: '1 summary sheet is sent.', other: '{n} summary sheets are sent.' },
    DRAFT: { one: '1 invoice is drafted.', other: '{n} invoices are drafted.' },
    ISSUE: { one: '1 invoice is issued.', other: '{n} invoices are issued.' },
  },
  none: {
    PREPARE: 'No summary sheet was prepared.',
    SEND: 'No summary sheet was sent.',
    DRAFT: 'No invoice was drafted.',
    ISSUE: 'No invoice was issued.',
  },
  begunBy: 'Started by {name}, {at}',
  goesOn: 'It continues if you leave this page.',
  refusedTitle: { one: '1 was not done', other: '{n} were not done' },
  refusals: {
    'nothing-due': 'Somebody has prepared it already, or an earlier cycle comes first.',
    'unsigned-days': 'Days without a signed log hold it up.',
    'unanswered-findings': 'The checks found something. Open it and answer.',
    'status-conflict': 'It was sent or issued already, or the sheet before it was not sent.',
    'precondition-failed': 'A colleague changed it after the batch started.',
    forbidden: 'The person who started the batch may no longer do this.',
    'nothing-to-bill': 'Its lines are on another invoice already.',
    'bills-differ': 'Its lines have different rates of GST. Draft them one by one.',
    'settings-incomplete': 'Settings that an invoice prints are missing. The owner adds them.',
    'not-found': 'It is gone. A colleague may have discarded it.',
    other: 'It was refused. Open it and try again.',
  },
} as const
