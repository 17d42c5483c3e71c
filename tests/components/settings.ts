import { ShownSettings } from '#contract/settings.desk.ts'
import { type Replies, refused, Versioned } from './replies.ts'
import { makerOf } from './sample-of.ts'
import { pageOf } from './samples.ts'

const DAY = { opens: '09:00', closes: '18:00' }

/** The settings of a company that may issue documents. */
export const someSettings = makerOf(ShownSettings, {
  company: {
    legalName: 'Yantra Equipment Rentals Private Limited',
    tradeName: 'Yantra',
    legalForm: 'PRIVATE_LIMITED',
    gstin: '27ZZYCA5120M1Z2',
    pan: 'ZZYCA5120M',
    cin: 'U77309MH2019PTC330517',
    udyam: 'UDYAM-MH-19-0123456',
  },
  registeredAddress: {
    addressLine1: 'Unit 402, Trade Point',
    addressLine2: 'Senapati Bapat Marg, Lower Parel',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400013',
  },
  bank: {
    accountName: 'Yantra Equipment Rentals Private Limited',
    accountNumber: '50200012345678',
    ifsc: 'DEMO0000417',
    bankName: 'Demo Bank',
    branch: 'Lower Parel',
    upiId: 'yantra@demobank',
  },
  grievanceOfficer: {
    name: 'Anita Deshpande',
    designation: 'Head of customer care',
    email: 'grievance@yantra.example',
    phone: '9000000050',
  },
  texts: {
    quoteTerms: '1. **Hire.** The hire starts on the day the machine reaches the site.',
    terms: '## Who we are\n\nWe rent out machines.',
    privacy: '## What we collect\n\nYour name.',
    grievance: 'Write to our grievance officer.',
  },
  hire: {
    quoteValidityDays: 15,
    noticeDays: 3,
    deemedDays: 3,
    certifyDays: 7,
    paymentDays: 30,
    disputeDays: 15,
    gstPercent: '18',
    dieselPaisePerLitre: 9_250,
    roadFactor: '1.3',
    offHireBelowPercent: 50,
    salesDiscountPercent: '10',
  },
  office: {
    firstAnswerHours: 4,
    hours: { MON: DAY, TUE: DAY, WED: DAY, THU: DAY, FRI: DAY, SAT: DAY },
  },
  holidays: [
    { date: '2027-01-26', name: 'Republic Day' },
    { date: '2027-05-01', name: 'Maharashtra Day', states: ['Maharashtra', 'Gujarat'] },
  ],
  version: 2,
  savedAt: '2026-11-20T05:30:00.000Z',
  savedBy: 'Meera Joshi',
  stateOfSupply: 'Maharashtra',
})

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><path d="M0 40V0h40l20 20 20-20h80v40z" fill="#b45309"/></svg>',
  )
const uploaded = {
  fileId: '019aab00-0000-7000-8000-0000000000f1',
  name: 'logo.png',
  type: 'image/png' as const,
  size: 2_048,
  width: 160,
  height: 40,
}
export const aLogo = { ...uploaded, url: picture }
export const aLogoFile = () => new File(['…'], 'logo.png', { type: 'image/png' })

const tagOf = ({ version }: ShownSettings) => `W/"${version}"`

/** The settings as the server keeps them during a test. */
export function aSettingsServer(first = someSettings()) {
  const versions = [first]
  const now = () => versions.at(-1) ?? first
  const save = (change: Partial<ShownSettings>, savedBy = 'Meera Joshi') =>
    versions.push({ ...now(), ...change, version: now().version + 1, savedBy })
  const reply = () => new Versioned({ settings: now() }, tagOf(now()))
  const replies: Replies = {
    getSettings: reply,
    saveSettings: ({ body, headers }) => {
      if (headers['if-match'] !== tagOf(now())) return refused('precondition-failed')
      // The form sends whole parts, and the id of a logo.
      save({ ...(body as Partial<ShownSettings>), ...(body.logo ? { logo: aLogo } : {}) })
      return reply()
    },
    uploadDeskFile: { file: uploaded },
    listSettingsVersions: () => ({
      versions: pageOf(
        versions.toReversed().map(({ version, savedAt, savedBy }) => ({
          version,
          savedAt,
          savedBy,
          changed: ['bank.ifsc', 'hire.noticeDays', 'registeredAddress'],
        })),
        { page: 0, size: 20 },
      ),
    }),
    getSettingsVersion: ({ params: { id } }) => {
      const found = versions.find(({ version }) => version === id)
      return found ? { settings: found } : refused('not-found')
    },
  }
  return { replies, save, now }
}
