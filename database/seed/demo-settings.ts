import { financialYear } from '#contract/dates.ts'
import { bumpVersion } from '#server/modules/catalogue/write.store.ts'
import { insertYard } from '#server/modules/locations/yards.store.ts'
import { addVersion, settingsNow } from '#server/modules/settings/settings.ts'
import { act } from '#server/platform/action.ts'
import type { Clock } from '#server/platform/clock.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import { bank, company, grievanceOfficer, registeredAddress } from './demo-company.ts'
import { demoStaff } from './demo-staff.ts'
import { loadSettings } from './load-settings.ts'
import { seededId } from './seeded-id.ts'

const furtherAddresses = [
  {
    label: 'Karnataka office',
    addressLine1: '14, 3rd Phase, Peenya Industrial Area',
    addressLine2: null,
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560058',
  },
]
const holidaysOf = (year: number) => [
  { date: `${year}-01-15`, name: 'Pongal', states: ['Tamil Nadu'] },
  { date: `${year}-01-26`, name: 'Republic Day', states: [] },
  { date: `${year}-05-01`, name: 'Maharashtra Day', states: ['Maharashtra'] },
  { date: `${year}-08-15`, name: 'Independence Day', states: [] },
  { date: `${year}-10-02`, name: 'Gandhi Jayanti', states: [] },
  { date: `${year}-11-01`, name: 'Kannada Rajyotsava', states: ['Karnataka'] },
  { date: `${year}-12-25`, name: 'Christmas', states: [] },
]

/** The letter of undertaking of the present financial year. */
function undertakingOf(today: string) {
  const start = 2000 + Number(financialYear(today).slice(0, 2))
  return { number: `AD2704${financialYear(today)}01234X`, from: `${start}-04-01`, to: `${start + 1}-03-31` }
}

const yards = [
  ['Bhiwandi', 'mumbai', 'Gala 7, Rahnal Village, Bhiwandi', '421302', 19.2813, 73.0483],
  ['Chakan', 'pune', 'Gat 310, Chakan MIDC Phase 2, Khed', '410501', 18.7606, 73.8635],
  ['Peenya', 'bangalore', '14, 3rd Phase, Peenya Industrial Area', '560058', 13.0285, 77.5197],
  ['Sriperumbudur', 'chennai', 'Plot 22, SIPCOT Industrial Park, Sriperumbudur', '602105', 12.9675, 79.9419],
  ['Manesar', 'delhi', 'Plot 118, Sector 7, IMT Manesar', '122052', 28.3585, 76.937],
  ['Patancheru', 'hyderabad', 'Survey 88, Phase 3, IDA Patancheru', '502319', 17.5333, 78.2645],
  ['Sanand', 'ahmedabad', 'Plot 41, GIDC Sanand II', '382110', 22.9926, 72.3819],
  ['Dankuni', 'kolkata', 'Plot 9, Durgapur Expressway, Dankuni', '712311', 22.6748, 88.2916],
  ['Kalamassery', 'kochi', 'Shed 5, HMT Industrial Estate, Kalamassery', '683503', 10.052, 76.3158],
  ['Gajuwaka', 'visakhapatnam', 'Plot 17, Autonagar, Gajuwaka', '530012', 17.69, 83.2095],
] as const

const DAY = 24 * 60 * 60

/** Fills in the settings of the renting company, and its yards; what somebody has saved stays. */
export async function seedDemoSettings(db: Database, clock: Clock, today: string) {
  const { accountId, firstName, lastName, staffRole: role } = demoStaff.owner
  const owner: Staff = { kind: 'STAFF', accountId, role, name: `${firstName} ${lastName}` }
  await loadSettings(db, () => secondsAfter(clock(), -DAY))
  const { version } = await settingsNow(db)
  if (version > 1) return
  const sent = { company, registeredAddress, furtherAddresses, bank, grievanceOfficer, ...dated(today) }
  await act({ db, clock }, owner, (action) => addVersion(action, bumpVersion, { sent, ifMatch: '*' }))
  await db.transaction(async (tx) => {
    for (const [name, city, address, pincode, latitude, longitude] of yards) {
      const place = { name, city, address, pincode, latitude, longitude }
      await insertYard(tx, { ...place, yardId: seededId(`yard ${name}`), addedAt: clock() })
    }
  })
}

/** Hires that began last year and those of next year have their holidays too. */
function dated(today: string) {
  const year = Number(today.slice(0, 4))
  return { holidays: [year - 1, year, year + 1].flatMap(holidaysOf), undertaking: undertakingOf(today) }
}
