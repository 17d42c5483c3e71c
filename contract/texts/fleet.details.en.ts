/** Why a machine may not leave the yard: details of the refusal `papers-expired`. */
export const lapsedTexts = {
  expired: 'The {paper} of {machine} expired on {date}.',
  missing: '{machine} has no {paper}.',
  licence: 'The licence of {name} expired on {date}.',
  papers: {
    REGISTRATION: 'registration certificate (RC)',
    INSURANCE: 'insurance',
    FITNESS: 'certificate of fitness',
    POLLUTION: 'pollution certificate (PUC)',
    INSPECTION: 'third-party inspection',
    LOAD_TEST: 'load test',
    OTHER: 'paper',
  },
} as const
