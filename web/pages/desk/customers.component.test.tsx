import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CustomerEnquiry } from '#contract/enquiries.customer.ts'
import type { DeskCompany, DeskPerson } from '#contract/users.desk.ts'
import type { CompanyDocument } from '#contract/users.documents.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { type Replies, refused, Versioned, waiting } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  gone,
  heading,
  looked,
  lookedInTheDark,
  press,
  seen,
  told,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const link = (name: string) => main.getByRole('link', { name, exact: true })
const noteField = page.getByRole('textbox', { name: 'Note', exact: true })
const AT = '2026-11-24T11:48:00.000Z'
const PAYLOAD = '<img src=x onerror="document.title=\'run\'"> <script>document.title="run"</script>'

const address = {
  addressId: idOf(801),
  addressName: 'Head office',
  addressLine1: '4 MG Road',
  addressLine2: null,
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode: '411001',
  zohoCrmId: null,
  addressType: 'BILLING' as const,
}
const aMember = { userId: idOf(802), firstName: 'Asha', lastName: 'Patil', email: 'asha@malvan.example' }

const aCompany = (more: Partial<DeskCompany> = {}): DeskCompany => ({
  companyId: idOf(800),
  companyName: 'Malvan Towers Private Limited',
  gstin: '27ZZXCB9949G1ZM',
  verification: 'UNVERIFIED',
  isDissolved: false,
  people: 1,
  since: AT,
  registeredName: 'MALVAN TOWERS PRIVATE LIMITED',
  registeredAddress: 'Malvan, Maharashtra 416606',
  panNumber: 'ZZXCB9949G',
  gstTreatment: 'business_gst',
  billingAddress: address,
  deliveryAddress: null,
  projectSites: 3,
  members: [{ ...aMember, phone: '9000000077', isActive: true, userRole: 'ROLE_ADMIN' }],
  notes: [],
  events: [],
  ...more,
})

const aFile = { fileId: idOf(830), name: 'letter of authority.pdf', type: 'application/pdf' as const, size: 40_000 }
const someEnquiries = (count: number) =>
  Array.from(
    { length: count },
    (_, n): CustomerEnquiry => ({
      enquiryId: idOf(840 + n),
      enquiryNumber: `ENQ-2627-${String(count - n).padStart(6, '0')}`,
      enquiryDate: '2026-11-20',
      status: n === 0 ? 'SUBMITTED' : 'QUOTED',
      machines: '2 Genie GS-3246, 1 JLG 450AJ',
      cityName: 'Pune',
      askedBy: 'Asha Patil',
    }),
  )

const request = {
  accessRequestId: idOf(810),
  companyId: idOf(800),
  companyName: 'Malvan Towers Private Limited',
  gstin: '27ZZXCB9949G1ZM',
  firstName: 'Ravi',
  lastName: 'Iyer',
  phoneEmail: '9000000088',
  message: 'I am its director.',
  requestedAt: AT,
}

/** A company with a request, as the server keeps them during a test. */
function customersAtDesk(company = aCompany()) {
  let requests = [request]
  let limits = { companyId: idOf(800), creditLimitPaise: null as number | null, paymentDays: null as number | null }
  let version = 1
  let documents: CompanyDocument[] = []
  const decide = () => {
    requests = []
    return undefined
  }
  const replies: Replies = {
    listCompanies: ({ query: { filter = '', verification, ...paged } }) => ({
      companies: pageOf(
        [{ ...company, city: 'Pune' }].filter(
          (one) =>
            one.companyName.toLowerCase().includes(filter.toLowerCase()) &&
            one.verification === (verification ?? one.verification),
        ),
        paged,
      ),
    }),
    listOrphanRequests: () => ({ accessRequests: requests }),
    approveOrphanRequest: decide,
    rejectOrphanRequest: decide,
    getDeskCompany: () => new Versioned({ company }, `W/"${version}"`),
    addCompanyNote: ({ body: { text } }) => {
      const note = { noteId: idOf(820 + company.notes.length), text, by: 'Meera Joshi', at: AT }
      Object.assign(company, { notes: [note, ...company.notes] })
      return { note }
    },
    judgeCompany: ({ body: { verdict, reason } }) => {
      version += 1
      const event = { event: verdict, by: 'Meera Joshi', reason, at: AT }
      Object.assign(company, { verification: verdict, events: [event, ...company.events] })
      return { verification: verdict }
    },
    listCustomerEnquiries: ({ query }) => ({ enquiries: pageOf(someEnquiries(12), query) }),
    listCompanyDocuments: () => ({ documents }),
    uploadDeskFile: { file: aFile },
    addCompanyDocument: ({ body: { fileId } }) => {
      documents = [{ documentId: fileId, file: { ...aFile, url: '/v1/files/x' }, by: 'Meera Joshi', at: AT }]
      return { document: documents[0] as CompanyDocument }
    },
    removeCompanyDocument: () => {
      documents = []
      return undefined
    },
    getCompanyLimits: () => new Versioned({ limits }, 'W/"0"'),
    saveCompanyLimits: ({ body }) => {
      limits = { ...limits, ...body, companyId: idOf(800) }
      return { limits }
    },
  }
  return { replies }
}

test('sales decides a request that no administrator is left to decide', async () => {
  await visit('/desk/customers', { atDesk: 'SALES', width: PHONE, replies: customersAtDesk().replies })
  await seen(heading('Ravi Iyer asks for access to Malvan Towers Private Limited'))
  await looked('desk customers')
  await press('Reject')
  await seen(page.getByRole('alert', { name: 'Please check these fields' }).getByText('Reason is required'))
  await field('Reason').fill('Letter of the directors')
  await press('Approve as administrator')
  await seen(page.getByText('Ravi Iyer is now the administrator of Malvan Towers Private Limited.'))
  await gone(heading('Access requests to decide'))
  expect(askedOf('approveOrphanRequest')).toMatchObject([{ body: { reason: 'Letter of the directors' } }])
  expect(askedOf('rejectOrphanRequest')).toEqual([])
})

test('sales adds, opens and removes documents of a company', async () => {
  await visit(`/desk/customers/${idOf(800)}`, { atDesk: 'SALES', replies: customersAtDesk().replies })
  await seen(page.getByText('No documents yet.'))
  await page.getByLabelText('Add document').upload(new File(['…'], 'letter.pdf', { type: 'application/pdf' }))
  await seen(page.getByText('Added letter of authority.pdf.'))
  await expect.element(link('letter of authority.pdf')).toHaveAttribute('href', '/v1/files/x')
  expect(askedOf('addCompanyDocument')).toMatchObject([{ params: { id: idOf(800) }, body: { fileId: aFile.fileId } }])
  await looked('desk customer documents')
  await press('Remove letter of authority.pdf')
  await looked('desk customer document removed')
  await press('Keep it')
  await press('Remove letter of authority.pdf')
  await press('Remove for good')
  await seen(page.getByText('No documents yet.'))
  expect(askedOf('removeCompanyDocument')).toMatchObject([{ params: { id: aFile.fileId } }])
})

test('the enquiries of a customer lead to the inbox, newest first, ten at a time', async () => {
  await visit(`/desk/customers/${idOf(800)}`, {
    atDesk: 'ACCOUNTS',
    width: PHONE,
    replies: customersAtDesk().replies,
  })
  const first = main.getByRole('link', { name: '2 Genie GS-3246, 1 JLG 450AJ' }).first()
  await expect.element(first).toHaveAttribute('href', `/desk/enquiries/${idOf(840)}`)
  await seen(page.getByText('ENQ-2627-000012 · 20 Nov 2026 · Pune · Asha Patil'))
  await looked('desk customer enquiries phone')
  await press('Older')
  await seen(page.getByText('11 to 12 of 12'))
  await gone(button('Older'))
  await press('Newer')
  await seen(page.getByText('1 to 10 of 12'))
  await gone(page.getByText('Add document'))
})

test('sales notes, judges and limits a company', async () => {
  await visit('/desk/customers', { atDesk: 'SALES', replies: customersAtDesk().replies })
  await link('Malvan Towers Private Limited').click()
  await seen(heading('Malvan Towers Private Limited'))
  await looked('desk customer')
  await noteField.fill('Pays on time.')
  await press('Add note')
  await seen(page.getByText('Pays on time.', { exact: true }))
  await expect.element(noteField).toHaveValue('')

  await field('Credit limit in rupees').fill('5,00,000')
  await field('Payment days').fill('30')
  await press('Save limits')
  await seen(page.getByRole('alert', { name: 'Please check these fields' }))
  await field('Credit limit in rupees').fill('500000')
  await press('Save limits')
  await seen(page.getByText('Saved.', { exact: true }))
  expect(askedOf('saveCompanyLimits')).toMatchObject([
    { headers: { 'if-match': 'W/"0"' }, body: { creditLimitPaise: 50_000_000, paymentDays: 30 } },
  ])

  await page.getByRole('textbox', { name: 'Reason' }).fill('Letter of the directors')
  await press('Record')
  await seen(page.getByText('Recorded.', { exact: true }))
  await seen(main.getByText('Verified').first())
  expect(askedOf('judgeCompany')).toMatchObject([{ headers: { 'if-match': 'W/"1"' }, body: { verdict: 'VERIFIED' } }])
  await looked('desk customer judged')
  await lookedInTheDark('desk customer judged')
})

test('other roles read a company and change nothing', async () => {
  await visit('/desk/customers', { atDesk: 'ACCOUNTS', replies: customersAtDesk().replies })
  await seen(heading('Ravi Iyer asks for access to Malvan Towers Private Limited'))
  await gone(button('Reject'))
  await link('Malvan Towers Private Limited').click()
  await seen(page.getByText('No notes yet.'))
  for (const name of ['Add note', 'Record', 'Save limits']) await gone(button(name))
})

test('B-36 a judgement of a company that a colleague has changed is refused and says so', async () => {
  const { replies } = customersAtDesk()
  await visit(`/desk/customers/${idOf(800)}`, {
    atDesk: 'SALES',
    replies: { ...replies, judgeCompany: refused('precondition-failed') },
  })
  await page.getByRole('textbox', { name: 'Reason' }).fill('Letter of the directors')
  await press('Record')
  await told('Request Failed', /changed/)
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Letter of the directors')
})

test('S13 names, notes and reasons stay text', async () => {
  const note = { noteId: idOf(821), text: PAYLOAD, by: 'Meera Joshi', at: AT }
  const event = { event: 'DISPUTED' as const, by: 'Meera Joshi', reason: PAYLOAD, at: AT }
  const company = aCompany({ companyName: PAYLOAD, notes: [note], events: [event] })
  await visit(`/desk/customers/${idOf(800)}`, { atDesk: 'SALES', replies: customersAtDesk(company).replies })
  await seen(heading(PAYLOAD))
  expect(main.getByText(PAYLOAD).elements()).toHaveLength(3)
  expect(main.element().querySelectorAll('img, script')).toHaveLength(0)
})

test('the lists show that they are loading, empty or failed', async () => {
  const none = { listOrphanRequests: { accessRequests: [] } }
  await visit('/desk/customers', { atDesk: 'SALES', replies: { ...none, listCompanies: waiting } })
  await seen(page.getByText('Loading').first())
  await visit('/desk/customers', {
    atDesk: 'SALES',
    replies: { ...none, listCompanies: refused('service-unavailable') },
  })
  await seen(page.getByText('The companies could not be loaded'))
  const empty = { listWanted: { wanted: pageOf([], { page: 0, size: 20 }) } }
  await visit('/desk/availability', { atDesk: 'SALES', replies: empty })
  await seen(page.getByText('Nobody is waiting'))
})

test('sales finds a person without a company and notes about them', async () => {
  const person: DeskPerson = { ...aMember, phone: null, isActive: true, since: AT, notes: [] }
  const replies: Replies = {
    listPersons: ({ query }) => ({ persons: pageOf([person], query) }),
    getPerson: () => ({ person }),
    listCustomerEnquiries: ({ query }) => ({ enquiries: pageOf([], query) }),
    addPersonNote: ({ body: { text } }) => {
      const note = { noteId: idOf(830), text, by: 'Meera Joshi', at: AT }
      Object.assign(person, { notes: [note] })
      return { note }
    },
  }
  await visit('/desk/persons', { atDesk: 'SALES', width: PHONE, replies })
  await looked('desk persons')
  await link('Asha Patil').click()
  await seen(heading('Asha Patil'))
  await noteField.fill('Prefers calls.')
  await press('Add note')
  await seen(page.getByText('Prefers calls.', { exact: true }))
  await looked('desk person without company')
})

test('the list of what people wait for says where, how many, since when and where else it is', async () => {
  const machine = { productId: idOf(840), productName: 'Genie GS-1930', productSlug: 'genie-gs-1930', since: AT }
  const wanted = pageOf(
    [
      { ...machine, city: 'pune', cityName: 'Pune', waiting: 7, availableIn: ['Mumbai', 'Nashik'] },
      { ...machine, city: 'goa', cityName: 'Goa', waiting: 1, availableIn: [] },
    ],
    { page: 0, size: 20 },
  )
  await visit('/desk/availability', { atDesk: 'OPERATIONS', width: PHONE, replies: { listWanted: { wanted } } })
  await seen(page.getByText('Mumbai, Nashik'))
  await seen(page.getByText('Nowhere yet'))
  await looked('desk availability')
})
