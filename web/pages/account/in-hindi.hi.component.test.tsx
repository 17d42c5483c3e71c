import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCompany } from '#tests/components/company.ts'
import { aCart, anEnquiry, aSummary, countsOf, LOCATIONS } from '#tests/components/enquiries.ts'
import { anEstimate } from '#tests/components/estimates.ts'
import { aPerson } from '#tests/components/profile.ts'
import { aCompanysSites } from '#tests/components/project-sites.ts'
import type { Replies } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, gone, looked, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const replies: Replies = {
  ...aCompanysSites('Kharadi Tower B', 'Lohegaon Terminal 3').replies,
  ...aCompany().replies,
  getOwnProfile: { User: aPerson({ userRole: 'ROLE_ADMIN' }) },
  listOwnInvitations: { invitations: [] },
  listCartItems: aCart(2),
  getCartEstimate: anEstimate(),
  getEnquiryEstimate: anEstimate(),
  listLocations: LOCATIONS,
  listEnquiries: { enquiries: pageOf([aSummary(), aSummary({ enquiryId: idOf(401), status: 'QUOTED' })]) },
  countEnquiries: countsOf(2),
  getEnquiry: { enquiry: anEnquiry() },
}

const SCREENS = [
  ['cart', '/cart', 'पूछताछ कार्ट'],
  ['enquiry', '/enquiry', 'अपनी पूछताछ भेजें'],
  ['enquiries', '/my-rental/manage-enquiry', 'मेरे रेंटल'],
  ['one enquiry', `/my-rental/manage-enquiry/${idOf(400)}`, 'ENQ-2627-000012'],
  ['sites', '/my-rental/company/project-sites', 'प्रोजेक्ट साइटें'],
  ['site new', '/my-profile/projectsite-detail', 'प्रोजेक्ट साइट जोड़ें'],
  ['one site', `/my-profile/project-site?site=${idOf(1)}`, 'Kharadi Tower B'],
  ['company', '/my-profile/organisation-detail', 'संस्था'],
  ['company edited', '/my-profile/edit-organisation-detail', 'संस्था की जानकारी बदलें'],
] as const

test('signed-in screens are complete and accessible in Hindi', { timeout: 60_000 }, async () => {
  for (const [name, address, title] of SCREENS) {
    await visit(address, { as: 'admin', width: PHONE, replies })
    await seen(page.getByRole('heading', { level: 1, name: title }))
    await gone(page.getByRole('main').getByText('लोड हो रहा है'))
    await looked(`${name} in Hindi`)
  }
  expect(document.documentElement.lang).toBe('hi-IN')
})
