import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import { aFleet } from '#tests/components/fleet.ts'
import { refused, waiting } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  gone,
  heading,
  looked,
  lookedInTheDark,
  notice,
  press,
  seen,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const exactly = (label: string) => main.getByLabelText(label, { exact: true })
const link = (name: string) => main.getByRole('link', { name, exact: true })

test('operations adds a machine of a product found by name', async () => {
  const { machines, replies } = aFleet()
  await visit('/desk/machines', { atDesk: 'OPERATIONS', replies })
  await seen(page.getByText('3 machines'))
  await seen(main.getByText('Insurance, until 05 Dec 2026; Fitness certificate, expired 17 Nov 2026'))
  await looked('fleet')
  await lookedInTheDark('fleet')
  await link('Add machine').click()
  await seen(heading('Add a machine'))
  await press('Add machine')
  const wrong = page.getByRole('alert', { name: 'Please check these fields' })
  for (const message of ['Product is required', 'Fleet number is required', 'Yard is required'])
    await seen(wrong.getByText(message))
  await looked('machine new wrong')
  await field('Product').fill('GS-1930')
  await press('Genie GS-1930 Electric Scissor Lift')
  await field('Fleet number').fill('sl-044')
  await field('Serial number').fill('GS46P-15002')
  await field('Yard').selectOptions('Chakan')
  await press('Add machine')
  await seen(heading('SL-044'))
  expect(machines.at(-1)).toMatchObject({ fleetNumber: 'SL-044', registrationNumber: null, builtYear: null })
})

test('a machine is changed, retired and taken back, and its papers are maintained', async () => {
  const { machines, replies } = aFleet()
  await visit(`/desk/machines/${machines[1]?.machineId}`, { atDesk: 'OPERATIONS', replies })
  await seen(heading('CR-004'))
  await seen(main.getByText('Expired').first())
  await seen(main.getByText('Job JOB-2627-000007'))
  await looked('machine')
  await lookedInTheDark('machine')
  await field('Meter (hours)').fill('1300.5')
  await press('Save changes')
  await seen(main.getByText('Saved.'))
  expect(machines[1]?.meterHours).toBe('1300.5')
  await press('Retire machine')
  await notice('Retire CR-004?').getByRole('button', { name: 'Retire machine' }).click()
  await seen(main.getByText('Retired'))
  await press('Return to the fleet')
  await seen(button('Retire machine'))

  await exactly('Paper').selectOptions('Fitness certificate')
  await exactly('Number').fill('FC-88')
  await field('Valid until').fill('2027-11-16')
  await press('Add paper')
  await seen(main.getByText('Added Fitness certificate FC-88.'))
  expect(askedOf('addMachineDocument')).toMatchObject([
    { body: { kind: 'FITNESS', number: 'FC-88', validTo: '2027-11-16', fileId: null } },
  ])
  await press('Remove Fitness certificate FC-88')
  await press('Remove for good')
  await seen(main.getByText('No papers yet.'))
})

test('operations photographs a machine, and removes a photograph after a confirmation', async () => {
  const { machines, replies } = aFleet()
  await visit(`/desk/machines/${machines[0]?.machineId}`, { atDesk: 'OPERATIONS', width: PHONE, replies })
  await seen(main.getByText('No photographs yet.'))
  for (const n of [1, 2]) {
    await page.getByLabelText('Add photograph').upload(new File(['…'], 'lift.jpg', { type: 'image/jpeg' }))
    await seen(main.getByRole('img', { name: `Photograph ${n}` }))
  }
  expect(askedOf('addMachinePhoto')).toMatchObject([{ body: { fileId: idOf(985) } }, {}])
  await looked('machine photographs')
  await lookedInTheDark('machine photographs')
  await press('Remove photograph 2')
  await notice('Remove photograph 2?').getByRole('button', { name: 'Remove for good' }).click()
  await gone(main.getByRole('img', { name: 'Photograph 2' }))
  expect(askedOf('removeMachinePhoto')).toMatchObject([{ params: { id: idOf(991) } }])
  await visit(`/desk/machines/${machines[0]?.machineId}`, {
    atDesk: 'SALES',
    replies: { ...replies, listMachinePhotos: refused('server-error') },
  })
  await seen(main.getByText('The photographs could not be loaded'))
  await gone(page.getByLabelText('Add photograph'))
})

test('on a phone machines are cards', async () => {
  const { machines, replies } = aFleet()
  await visit('/desk/machines', { atDesk: 'OPERATIONS', width: PHONE, replies })
  await seen(link('SL-031'))
  await looked('fleet phone')
  await visit(`/desk/machines/${machines[1]?.machineId}`, { atDesk: 'OPERATIONS', width: PHONE, replies })
  await seen(main.getByText('Job JOB-2627-000007'))
  await looked('machine phone')
})

test('B-36 a machine that somebody else changed meanwhile is not overwritten', async () => {
  const { machines, replies } = aFleet()
  await visit(`/desk/machines/${machines[0]?.machineId}`, {
    atDesk: 'OPERATIONS',
    replies: { ...replies, updateMachine: refused('precondition-failed') },
  })
  await field('Meter (hours)').fill('1300.5')
  await press('Save changes')
  await seen(page.getByText('Somebody else has changed this meanwhile').first())
})

test('other roles read the fleet', async () => {
  const { machines, replies } = aFleet()
  await visit('/desk/machines', { atDesk: 'SALES', replies })
  await seen(link('SL-031'))
  await gone(link('Add machine'))
  await visit(`/desk/machines/${machines[0]?.machineId}`, { atDesk: 'SALES', replies })
  await seen(main.getByText('1288.4 h'))
  await gone(button('Save changes'))
  await gone(button('Add paper'))
  await visit('/desk/machines/new', { atDesk: 'SALES', replies })
  await seen(page.getByText('Not part of your role'))
})

test('the list shows that it is loading, that it failed, and that there is none', async () => {
  const { replies } = aFleet()
  await visit('/desk/machines', { atDesk: 'SALES', replies: { ...replies, listMachines: waiting } })
  await seen(page.getByText('Loading').first())
  await visit('/desk/machines', {
    atDesk: 'SALES',
    replies: { ...replies, listMachines: refused('service-unavailable') },
  })
  await seen(page.getByText('The machines could not be loaded'))
  const none = { machines: pageOf([], { page: 0, size: 20 }) }
  await visit('/desk/machines', { atDesk: 'SALES', replies: { ...replies, listMachines: none } })
  await seen(page.getByText('No machines yet'))
})

test('operators are added, changed and leave', async () => {
  const { operators, replies } = aFleet()
  await visit('/desk/operators', { atDesk: 'OPERATIONS', replies })
  await seen(page.getByText('2 operators'))
  await looked('operators')
  await link('Add operator').click()
  await press('Add operator')
  await seen(page.getByRole('alert').getByText('Licence valid until is required'))
  await field('Name').fill('Ravi Kumar')
  await field('Phone').fill('tel:+91-98220-00199')
  await expect.element(field('Phone')).toHaveValue('9822000199')
  await field('Licence number').fill('KA05 2019')
  await field('Licence valid until').fill('2028-01-31')
  await press('Add operator')
  await seen(link('Ravi Kumar'))
  await link('Suresh Kumar').click()
  await seen(heading('Suresh Kumar'))
  await press('Mark as left')
  await seen(main.getByText('Has left'))
  await press('Mark as back')
  await field('Licence valid until').fill('2029-12-12')
  await press('Save changes')
  await seen(heading('Operators'))
  expect(operators[1]).toMatchObject({ hasLeft: false, licenceValidTo: '2029-12-12' })
})

test('a machine shows its readings, or why it reports none', async () => {
  const { machines, replies } = aFleet()
  const address = `/desk/machines/${machines[1]?.machineId}`
  await visit(address, { atDesk: 'SALES', replies })
  await seen(main.getByText('1291.3 h'))
  await seen(main.getByText('reported 23 Nov 2026, 11:10'))
  await seen(main.getByRole('row', { name: '21 Nov 2026 not known' }))
  await seen(main.getByRole('row', { name: '20 Nov 2026 9.6 h' }))
  await looked('machine telematics')
  const telematics = { latest: null, days: [] }
  await visit(address, { atDesk: 'SALES', width: PHONE, replies: { ...replies, getMachineTelematics: { telematics } } })
  await seen(main.getByText('Enter the machine’s telematics number to see its hours here.'))
  await visit(address, {
    atDesk: 'SALES',
    replies: { ...replies, getMachineTelematics: refused('service-unavailable') },
  })
  await seen(main.getByText('The readings could not be loaded'))
  await seen(button('Try again'))
})

test('operations gives a machine its telematics number', async () => {
  const { machines, replies } = aFleet()
  await visit(`/desk/machines/${machines[1]?.machineId}`, { atDesk: 'OPERATIONS', replies })
  await field('Telematics number').fill('no#good')
  await press('Save changes')
  await seen(page.getByRole('alert', { name: 'Please check these fields' }).getByText('Telematics number'))
  await field('Telematics number').fill('ace14xw-6612')
  await press('Save changes')
  await seen(main.getByText('Saved.'))
  expect(machines[1]?.telematicsId).toBe('ACE14XW-6612')
})
