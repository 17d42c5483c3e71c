import { ShownSettings } from '#contract/settings.desk.ts'
import { bank, company, grievanceOfficer, registeredAddress } from '#database/seed/demo-company.ts'
import { type Replies, refused, Versioned } from './replies.ts'
import { makerOf } from './sample-of.ts'
import { aPicture, idOf, pageOf } from './samples.ts'

const DAY = { opens: '09:00', closes: '18:00' }

/** The settings of a company that may issue documents. */
export const someSettings = makerOf(ShownSettings, {
  company,
  registeredAddress,
  bank,
  grievanceOfficer,
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
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><path d="M0 40V0h40l20 20 20-20h80v40z" fill="#b45309"/></svg>'
const url = `data:image/svg+xml,${encodeURIComponent(picture)}`
const size = { width: 160, height: 40 }
export const aLogo = { ...aPicture(idOf(241)), ...size, name: 'logo.png', type: 'image/png' as const, url }
const { url: _url, ...uploaded } = aLogo
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
    listSettingsVersions: () => {
      const changed = ['bank.ifsc', 'hire.noticeDays', 'registeredAddress']
      const all = versions.map(({ version, savedAt, savedBy }) => ({ version, savedAt, savedBy, changed }))
      return { versions: pageOf(all.toReversed()) }
    },
    getSettingsVersion: ({ params: { id } }) => {
      const found = versions.find(({ version }) => version === id)
      return found ? { settings: found } : refused('not-found')
    },
  }
  return { replies, save, now }
}
