/** Notices to the desk about machines on hire, disputes and payments reported by customers. */
export const jobsNotices = {
  breakdown: {
    subject: 'Breakdown: {machine}, {jobNumber}',
    text: '{machine} has been down at {site} since {at}, reported by {person}. What happened: {note} The clock is running: {link}',
  },
  breakdownOver: {
    subject: 'Running again: {machine}, {jobNumber}',
    text: '{machine} at {site} has been running again since {at}, reported by {person}. Open the job: {link}',
  },
  inspectionConfirmed: {
    subject: 'Inspection confirmed: {machine}, {jobNumber}',
    text: '{person} has signed the inspection of {machine} at {site} without objections. Open the job: {link}',
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
    text: '{person} reports {amount} paid for invoice {number}, reference {reference}. Record the payment or answer: {link}',
  },
} as const
