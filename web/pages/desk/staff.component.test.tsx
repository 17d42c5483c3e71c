import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffMember } from '#contract/staff.people.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { type Replies, refused, Versioned, waiting } from '#tests/components/replies.ts'
import { pageOf } from '#tests/components/samples.ts'
import { aScreen, field, gone, heading, looked, lookedInTheDark, press, seen } from '#tests/components/screen.tsx'
import { aMember, self } from '#tests/components/staff.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const link = (name: string) => main.getByRole('link', { name, exact: true })

/** An owner, Kavita and Rohan, as the server keeps them during a test. */
function aDesk() {
  const people = [self('OWNER'), aMember('Kavita', 1), aMember('Rohan', 2, { role: 'OPERATIONS', isActive: false })]
  const of = (id: string) => people.find(({ staffId }) => staffId === id) as StaffMember
  const replies: Replies = {
    listStaff: ({ query: { filter = '', ...paged } }) => ({
      staff: pageOf(
        people.filter(({ firstName }) => firstName.toLowerCase().includes(filter.toLowerCase())),
        paged,
      ),
    }),
    getStaff: ({ params: { id } }) => new Versioned({ staffMember: of(id) }, 'W/"1"'),
    addStaff: ({ body }) => {
      people.push(aMember(body.firstName, 9, { ...body, lastSeenAt: null, sessions: 0 }))
      return { staffMember: people.at(-1) as StaffMember }
    },
    updateStaff: ({ params: { id }, body }) => ({ staffMember: Object.assign(of(id), body) }),
    endStaffSessions: ({ params: { id } }) => ({ staffMember: Object.assign(of(id), { sessions: 0 }) }),
  }
  return { replies }
}

test('an owner adds a person, changes their role, signs them out and takes away their access', async () => {
  await visit('/desk/staff', { atDesk: 'OWNER', width: PHONE, replies: aDesk().replies })
  await seen(page.getByText('3 people'))
  await looked('desk staff')

  await link('Add person').click()
  await seen(heading('Add a person'))
  await press('Add person')
  await seen(page.getByRole('alert', { name: 'Please check these fields' }).getByText('First name is required'))
  await looked('desk new person')
  await field('First name').fill('Sunita')
  await field('Last name').fill('Iyer')
  await field('Email').fill('sunita@yantra.example')
  await page.getByRole('radio', { name: 'Accounts' }).click()
  await press('Add person')
  await seen(link('Sunita Iyer'))

  await link('Kavita Nair').click()
  await seen(heading('Kavita Nair'))
  await looked('desk person')
  await press('Sign out everywhere')
  await seen(page.getByText('Kavita Nair is signed out on every device.'))
  await seen(page.getByText('0 open sessions'))
  await press('Remove access')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove access' }).click()
  await seen(main.getByText('No access'))
  await page.getByRole('radio', { name: 'Owner' }).click()
  await press('Save changes')
  await seen(heading('People at the desk'))
  expect(askedOf('updateStaff').map((one) => (one as { body: object }).body)).toEqual([
    { isActive: false },
    { firstName: 'Kavita', lastName: 'Nair', email: 'kavita@yantra.example', role: 'OWNER' },
  ])
})

test('other roles read the list; the pages of owners say that they are not part of the role', async () => {
  await visit('/desk/staff', { atDesk: 'SALES', replies: aDesk().replies })
  await seen(main.getByText('Kavita Nair'))
  await gone(link('Kavita Nair'))
  await gone(link('Add person'))
  await gone(page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Audit trail' }))
  await visit('/desk/staff/new', { atDesk: 'SALES', replies: aDesk().replies })
  await seen(page.getByText('Not part of your role'))
  await looked('desk not yours')
})

test('the list shows that it is loading, that it failed, and that nobody matches', async () => {
  await visit('/desk/staff', { atDesk: 'OWNER', replies: { listStaff: waiting } })
  await seen(page.getByText('Loading').first())
  await visit('/desk/staff', { atDesk: 'OWNER', replies: { listStaff: refused('service-unavailable') } })
  await seen(page.getByText('The people could not be loaded'))
  await visit('/desk/staff?q=nobody', { atDesk: 'OWNER', replies: aDesk().replies })
  await seen(page.getByText('Nobody matches'))
})

test('a person whom somebody else changed meanwhile is not overwritten', async () => {
  const { replies } = aDesk()
  await visit(`/desk/staff/${aMember('Kavita', 1).staffId}`, {
    atDesk: 'OWNER',
    replies: { ...replies, updateStaff: refused('precondition-failed') },
  })
  await field('Last name').fill('Rao')
  await press('Save changes')
  await seen(page.getByText('Somebody else has changed this meanwhile').first())
})

test('the audit trail shows who changed what', async () => {
  const entry = {
    entryId: aMember('x', 50).staffId,
    at: '2026-11-24T11:48:00.000Z',
    actorId: self('OWNER').staffId,
    actorName: 'Meera Joshi',
    act: 'updateStaff',
    subject: { kind: 'staff', id: 'x', label: 'Kavita Rao' },
    changes: [{ field: 'lastName', was: 'Nair', is: 'Rao' }],
  }
  const changes = [{ field: 'bank.ifsc', was: null, is: 'DEMO0000417' }]
  const saved = {
    ...entry,
    entryId: aMember('x', 51).staffId,
    at: '2026-11-24T11:50:00.000Z',
    act: 'saveSettings',
    subject: { ...entry.subject, kind: 'settings' },
    changes,
  }
  const replies = { listAudit: { audit: pageOf([entry, saved], { page: 0, size: 20 }) } }
  await visit('/desk/audit', { atDesk: 'OWNER', replies })
  await seen(page.getByText('Changed a person'))
  await seen(page.getByText('Last name: Nair → Rao'))
  await seen(page.getByText('Bank and UPI: IFSC: none → DEMO0000417'))
  await seen(page.getByText('24 Nov 2026, 17:18'))
  await looked('desk audit')
  await lookedInTheDark('desk audit')
})

test('the navigation stands at the same place beside short and long pages', async () => {
  const top = () =>
    page.getByRole('navigation', { name: 'Desk' }).element().querySelector('ul')?.getBoundingClientRect().top
  const long = Array.from({ length: 60 }, (_, n) => aMember(`Colleague ${n}`, n + 10))
  await visit('/desk/staff', { atDesk: 'OWNER', replies: { listStaff: { staff: pageOf([self('OWNER')]) } } })
  await seen(page.getByText('1 person'))
  const short = top()
  await visit('/desk/staff', {
    atDesk: 'OWNER',
    replies: { listStaff: { staff: pageOf(long, { page: 0, size: 60 }) } },
  })
  await seen(page.getByText('60 people'))
  expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight)
  expect(top()).toBe(short)
})
