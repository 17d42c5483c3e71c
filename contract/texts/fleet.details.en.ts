/** What occupies a machine: details of the refusal `machine-taken`. */
export const takenTexts = {
  JOB: 'The machine is on {whose} from {from} to {to}, placed by {by}.',
  HOLD: 'The machine is held for {whose} from {from} to {to}, by {by}.',
  MAINTENANCE: 'The machine is in maintenance ({whose}) from {from} to {to}, booked by {by}.',
} as const

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
