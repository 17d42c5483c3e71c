import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fieldTextTable } from '#contract/texts/fields.en.ts'
import { aCompany, FOUND } from '#tests/components/company.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { noConnection, type Replies, refused } from '#tests/components/replies.ts'
import { idOf, PLACES } from '#tests/components/samples.ts'
import { aScreen, field, focused, gone, heading, looked, notice, press, seen, told } from '#tests/components/screen.tsx'
import { accessTokenOf, claimsOf } from '#tests/components/somebody.ts'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const EDIT = '/my-profile/edit-organisation-detail'
const ORGANISATION = '/my-profile/organisation-detail'
const gstin = page.getByLabelText('GSTIN', { exact: true })
const billing = page.getByRole('group', { name: 'Billing address' })
const summary = page.getByRole('alert', { name: 'Please check these fields' })
const administrator = { accessToken: accessTokenOf(claimsOf('admin')), refreshToken: 'another-token' }
const registered = aCompany({ companyName: FOUND.name, gstin: FOUND.gst, panNumber: FOUND.pan })

const entering: Replies = {
  ...PLACES,
  ...registered.replies,
  listOwnAccessRequests: { accessRequests: [] },
  getCompanyGstDetails: FOUND,
  registerCompany: { ...administrator, Company: registered.company },
}
const enter = (replies: Replies = {}, width: number = DESKTOP) =>
  visit(EDIT, { as: 'individual', width, replies: { ...entering, ...replies } })

async function lookUp() {
  await gstin.fill(FOUND.gst)
  await press('Look up')
}

test('an individual sees the benefits of a company account', async () => {
  for (const address of ['/my-rental/company/overview', ORGANISATION]) {
    await visit(address, { as: 'individual', width: PHONE, replies: entering })
    await seen(heading('You rent as an individual'))
    await seen(page.getByText('claim input tax credit'))
  }
  await looked('company individual')
  await page.getByRole('main').getByRole('link', { name: 'Request access' }).click()
  await seen(gstin)
  await seen(heading('Your company').first())
  await looked('company look up')
})

test('B-34 an individual registers a company', async () => {
  const router = await enter({}, PHONE)
  await gstin.fill(` ${FOUND.gst.toLowerCase()} `)
  await expect.element(gstin).toHaveValue(FOUND.gst)
  await seen(page.getByText('Karnataka · PAN ZZXCS2198Z'))
  await press('Look up')
  await focused(heading('New here: register this company'))
  await expect.element(field('Company name')).toHaveValue(FOUND.name)
  await expect.element(field('GST treatment')).toHaveValue('business_gst')
  await expect.element(billing.getByLabelText('State')).toHaveValue('Karnataka')
  await looked('company register')
  await page.getByLabelText('Delivery address is the same').click()
  await billing.getByLabelText('PIN code').fill('0')
  await press('Register company')
  await seen(summary.getByText('Billing address: Enter valid PIN code'))
  await seen(summary.getByText('Delivery address: Address line 1 is required'))
  await looked('company register wrong')
  await page.getByLabelText('Delivery address is the same').click()
  await billing.getByLabelText('PIN code').fill('560058')
  await press('Register company')
  await seen(notice('Company Registered Successfully'))
  await looked('company registered')
  await press('Okay')
  await seen(heading('Tax details'))
  expect(router.state.location.pathname).toBe(ORGANISATION)
  await seen(page.getByText(FOUND.gst, { exact: true }))
  await looked('organisation')
  await page.getByRole('button', { name: /^Profile:/ }).click()
  await seen(page.getByText('ADMIN (COMPANY)'))
})

test('each GSTIN fault has its own text; only the first one shows, and no request is sent', async () => {
  await enter()
  const faults = [
    ['', fieldTextTable.EMPTY],
    ['29ZZXCS2198Z1Z', fieldTextTable.LENGTH],
    ['29ZZXCS2198Z1Z/', fieldTextTable.CHARACTER],
    ['25ZZXCS2198Z1ZB', fieldTextTable.STATE_CODE],
    ['29ZZXCS0000Z1ZB', fieldTextTable.PAN_FORMAT],
    ['29ZZXXS2198Z1ZB', fieldTextTable.PAN_ENTITY_TYPE],
    ['29ZZXCS2198Z0ZB', fieldTextTable.REGISTRATION_NUMBER],
    ['29ZZXCS2198Z1AB', fieldTextTable.POSITION_14],
    ['29ZZXCS2198Z1ZC', fieldTextTable.CHECKSUM],
  ] as const
  for (const [number, message] of faults) {
    await gstin.fill(number)
    await userEvent.keyboard('{Enter}')
    await seen(page.getByText(message, { exact: true }).first())
  }
  await looked('gstin wrong')
  expect(askedOf('getCompanyGstDetails')).toEqual([])
})

test('editing the middle of a GSTIN keeps the cursor in place', async () => {
  await enter()
  await gstin.fill('29ZZCS2198Z1ZB')
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}xq')
  await expect.element(gstin).toHaveValue('29ZZXQCS2198Z1ZB')
  await userEvent.keyboard('{Backspace}')
  await expect.element(gstin).toHaveValue('29ZZXCS2198Z1ZB')
})

test('an unknown GSTIN and an unavailable directory are told apart', async () => {
  await enter({ getCompanyGstDetails: refused('gstin-not-found') }, PHONE)
  await lookUp()
  await seen(heading('This GSTIN is not in the GST directory'))
  await looked('unknown gstin')
  serveAlso({ getCompanyGstDetails: noConnection })
  await press('Look up')
  await seen(heading('GST directory unavailable'))
  await looked('directory down')
  await expect.element(gstin).toHaveValue(FOUND.gst)
  serveAlso({ getCompanyGstDetails: refused('gstin-not-found') })
  await press('Try again')
  await seen(heading('This GSTIN is not in the GST directory'))
})

test("B-34 a reply without a token shows the specification's text, and all input stays", async () => {
  await enter({ registerCompany: { accessToken: '', refreshToken: '', Company: registered.company } })
  await lookUp()
  await field('Company name').fill('Elevar Lifts')
  await press('Register company')
  await seen(notice('Upgrade Company Failed').getByText('No accessToken in response', { exact: true }))
  await looked('no token')
  await press('Okay')
  await expect.element(field('Company name')).toHaveValue('Elevar Lifts')
})

test('B-34 an interrupted registration continues where it stopped', async () => {
  const violations = [{ field: 'billingAddress.pincode', message: 'Enter valid PIN code' }]
  await enter({ saveCompanyProfile: refused('validation', { violations }) })
  await lookUp()
  await press('Register company')
  await told('Upgrade Company Failed', 'Enter valid PIN code')
  await seen(heading('Almost done'))
  await expect.element(gstin).toBeDisabled()
  await looked('half done')
  serveAlso({ saveCompanyProfile: registered.replies.saveCompanyProfile })
  await billing.getByLabelText('PIN code').fill('560059')
  await press('Finish registration')
  await told('Company Registered Successfully', FOUND.name)
  await seen(page.getByText('560059'))
  expect(askedOf('registerCompany')).toHaveLength(1)
})

const ASKED = {
  accessRequestId: idOf(710),
  gstin: FOUND.gst,
  companyName: FOUND.name,
  requestedAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-27T10:00:00Z',
}
const existing = { ...FOUND, status: 'existing', createdByName: 'A***a P.' } as const
const asked = { listOwnAccessRequests: { accessRequests: [ASKED] } }

test('B-28 an access request is sent, waits and is withdrawn', async () => {
  await enter({ getCompanyGstDetails: existing, requestCompanyAccess: { status: 'PENDING' } }, PHONE)
  await lookUp()
  await seen(heading('This company is on Yantra already'))
  // B-29: enough for a colleague to recognise the registrant.
  await seen(page.getByText('A***a P.', { exact: true }))
  await looked('company existing')
  await page.getByRole('textbox', { name: /^Message/ }).fill('I run your sites on the coast.')
  serveAlso(asked)
  await press('Request access')
  await seen(notice('Access Requested Successfully'))
  await looked('access requested')
  await press('Okay')
  await seen(heading('Waiting for approval'))
  await looked('waiting for approval')
  serveAlso({ refreshTokens: { ...tokensOf('individual'), newToken: '' } })
  await press('Check again')
  await seen(page.getByText('Not decided yet.'))

  serveAlso({ withdrawAccessRequest: refused('not-found') })
  await press('Withdraw request')
  await told('Withdraw Access Request Failed', 'Requested resource not found.')
  serveAlso({ withdrawAccessRequest: undefined, listOwnAccessRequests: { accessRequests: [] } })
  await press('Withdraw request')
  await told('Access Request Withdrawn Successfully', FOUND.name)
  await gone(heading('Waiting for approval'))
})

test('B-28 a user with an open request sees it and waits; a declined request disappears', async () => {
  await enter({ getCompanyGstDetails: existing, requestCompanyAccess: refused('access-already-requested') })
  await lookUp()
  await seen(heading('This company is on Yantra already'))
  serveAlso(asked)
  await press('Request access')
  await told('Request Access Failed', 'You have requested access to this company already.')
  await seen(heading('Waiting for approval'))
  await gone(page.getByRole('button', { name: 'Request access' }))

  await visit(ORGANISATION, { as: 'individual', width: PHONE, replies: { ...entering, ...asked } })
  await seen(heading('Waiting for approval'))
  await looked('individual waiting')
  serveAlso({
    refreshTokens: { ...tokensOf('individual'), newToken: '' },
    listOwnAccessRequests: { accessRequests: [] },
  })
  await press('Check again')
  await seen(page.getByText('was rejected or has expired'))
  await looked('turned down')
  await gone(heading('Waiting for approval'))
})

function tokensOf(person: 'individual' | 'user') {
  return { accessToken: accessTokenOf(claimsOf(person)), refreshToken: 'another-token' }
}
