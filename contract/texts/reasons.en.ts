/** Why one thing was refused, named by the refusal's `reason`; `{…}` is filled from its params. */
export const reasonTexts = {
  onJob: 'The machine is on {whose} from {from} to {to}, placed by {by}.',
  onHold: 'The machine is held for {whose} from {from} to {to}, by {by}.',
  inMaintenance: 'The machine is in maintenance ({whose}) from {from} to {to}, booked by {by}.',
  paperExpired: 'The {paper} of {machine} expired on {date}.',
  paperMissing: '{machine} has no {paper}.',
  gstLacks: 'The portal would refuse {fields}.',
  gstPinElsewhere:
    'The PIN code is of another state than its party or place: {fields}. Correct the address, then make the file again.',
  eInvoiceDiffers: 'Other than in the document: {fields}.',
  portalSays: 'The portal says: {message}',
  logOtherLog: '{log} has the machine from {start} to {end}.',
  logOtherHire: 'The machine was on another hire from {start} to {end}.',
  logNotOver: 'The last entry ends on {until}. Submit the day then.',
  licenceExpired: 'The licence of {name} expired on {date}.',
  monthClosed: 'The return of the month of {day} is filed. The first open day is {open}.',
} as const

/** Params that are codes, by the name of the param. */
export const reasonWords = {
  paper: {
    REGISTRATION: 'registration certificate (RC)',
    INSURANCE: 'insurance',
    FITNESS: 'certificate of fitness',
    POLLUTION: 'pollution certificate (PUC)',
    INSPECTION: 'third-party inspection',
    LOAD_TEST: 'load test',
    OTHER: 'paper',
  },
} as const
