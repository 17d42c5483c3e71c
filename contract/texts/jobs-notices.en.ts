/** Letters to the desk about what customers report of machines on hire, and what they dispute. */
export const jobsNotices = {
  breakdown: {
    subject: 'Breakdown: {machine}, {jobNumber}',
    text: '{machine} stands still at {site} since {at}, reported by {person}. What happened: {note} The clock runs: {link}',
  },
  breakdownOver: {
    subject: 'It runs again: {machine}, {jobNumber}',
    text: '{machine} at {site} runs again since {at}, says {person}. The job: {link}',
  },
  inspectionConfirmed: {
    subject: 'Inspection confirmed: {machine}, {jobNumber}',
    text: '{person} has signed the inspection of {machine} at {site} without objections. The job: {link}',
  },
  inspectionObjected: {
    subject: 'Inspection signed with objections: {machine}, {jobNumber}',
    text: '{person} sees {n} points of the inspection of {machine} at {site} differently. Read them: {link}',
  },
  sheetDisputed: {
    subject: 'Disputed: {number}',
    text: '{person} disputes {n} of the lines of summary sheet {number}. The first reason: {reason} Answer it: {link}',
  },
  invoiceDisputed: {
    subject: 'Disputed: {number}',
    text: '{person} disputes {n} of the lines of invoice {number}. They are not due until you answer. The first reason: {reason} Answer it: {link}',
  },
  paymentReported: {
    subject: 'Reported as paid: {number}',
    text: '{person} reports {amount} paid for invoice {number}, reference {reference}. Find the money or answer: {link}',
  },
} as const
