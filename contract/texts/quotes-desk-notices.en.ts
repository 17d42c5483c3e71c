/** Notices to the desk about answers of customers to a quote. */
export const quotesDeskNotices = {
  accepted: {
    subject: '{customer} accepted quote {number}',
    text: '{person} accepted quote {number}, version {version}, for {said}. Open it: {link}',
  },
  declined: {
    subject: '{customer} declined quote {number}',
    text: '{person} declined quote {number}, version {version}. Reason: {said} Open it: {link}',
  },
  changeAsked: {
    subject: '{customer} asks for a change to quote {number}',
    text: '{person} asks for a change to quote {number}, version {version}: {said} Open it: {link}',
  },
} as const
