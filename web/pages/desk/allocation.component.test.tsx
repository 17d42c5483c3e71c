import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aBoardMachine, aBooking, aFleet, aJobToPlace } from '#tests/components/board.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { aJob } from '#tests/components/jobs.ts'
import { noConnection, type Replies, refused } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, field, gone, heading, looked, lookedInTheDark, press, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const BOARD = '/desk/allocation'
const today = dateInIndia(new Date())
const said = (text: string | RegExp) => page.getByText(text)
const grid = () => page.getByRole('grid', { name: 'Machines by day' })
const named = (name: RegExp) => page.getByRole('button', { name })
const line = (name: RegExp) => page.getByRole('row', { name })

const replies = (): Replies => ({
  listBookings: { machines: aFleet() },
  listJobsToPlace: {
    jobs: [aJobToPlace(1), aJobToPlace(2, { productId: idOf(61), productName: 'Genie GS-3246 Electric Scissor Lift' })],
  },
  listJobMachines: { machines: [], operators: [] },
  allocateJob: { job: aJob() },
})
const open = (more: Replies = {}, options: { width?: number; atDesk?: 'OPERATIONS' | 'SALES' } = {}) =>
  visit(BOARD, { atDesk: 'OPERATIONS', ...options, replies: { ...replies(), ...more } })

test('the board shows the machines by kind with their bookings, and the jobs that wait for one', async () => {
  await open()
  await seen(said('To place: 2 jobs'))
  await seen(said('Articulated Boom Lift: 4 machines'))
  await expect.element(line(/BL-014.*Deccan Buildworks, Kharadi Tower B/)).toBeVisible()
  await expect.element(line(/SL-031.*Hold for Konkan Infra: 6 h left/)).toBeVisible()
  await expect.element(line(/BL-022.*Insurance expired/).first()).toBeVisible()
  await looked('allocation board')
  await lookedInTheDark('allocation board')
})

test('by keyboard a job is picked up, each machine says whether it fits, and Enter places it', async () => {
  await open()
  await seen(said('To place: 2 jobs'))
  grid().element().focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await seen(said(/^Fits JOB-2627-000041 · 2 of 4 free/))
  await expect.element(line(/BL-014.*Conflict .* on JOB-2627-000001, Deccan Buildworks/)).toBeVisible()
  await expect.element(line(/BL-019.*in maintenance/)).toBeVisible()
  await expect.element(line(/SL-031.*Another kind of machine/)).toBeVisible()
  // The cursor stands on the first machine that fits, the one without valid papers after it.
  await expect.element(named(/Place on BL-016/)).toBeVisible()
  await looked('allocation carrying')
  grid().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(named(/Place on BL-022/)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(askedOf('allocateJob')).toEqual([])
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  await seen(said(/is on BL-016\.$/))
  expect(askedOf('allocateJob')).toMatchObject([{ params: { id: idOf(741) }, body: { machineId: idOf(816) } }])
  await gone(said(/^Fits /))
})

test('Esc puts a job back; a machine that was taken meanwhile leaves it in hand and says by whom', async () => {
  await open({ allocateJob: refused('machine-taken') })
  await seen(said('To place: 2 jobs'))
  grid().element().focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await seen(said(/^Fits /))
  await userEvent.keyboard('{Escape}')
  await gone(said(/^Fits /))
  await userEvent.keyboard('{Enter}')
  await seen(said(/^Fits /))
  serveAlso({
    listBookings: {
      machines: aFleet().map((one) =>
        one.machineId === idOf(816)
          ? aBoardMachine(16, { bookings: [aBooking(9, [6, 20], { number: 'JOB-2627-000044' })] })
          : one,
      ),
    },
  })
  await userEvent.keyboard('{Enter}')
  await expect.element(line(/BL-016.*Conflict .* on JOB-2627-000044/)).toBeVisible()
  await seen(said(/^Fits JOB-2627-000041 · 1 of 4 free/))
})

test('a job that has not begun moves to another machine, and one that has begun stays', async () => {
  await open({
    listBookings: {
      machines: [
        aBoardMachine(14, { bookings: [aBooking(1, [-9, 8])] }),
        aBoardMachine(16, { bookings: [aBooking(6, [2, 20], { jobStatus: 'SCHEDULED' })] }),
        aBoardMachine(17),
      ],
    },
    listJobsToPlace: { jobs: [] },
  })
  await seen(line(/BL-014/))
  await gone(said(/^To place/))
  grid().element().focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await gone(said(/^Fits /))
  await seen(page.getByRole('link', { name: 'Open the job' }))
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}')
  await seen(said(/^Fits JOB-2627-000006 · 1 of 3 free/))
  await expect.element(line(/BL-016.*Is on this machine now/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(askedOf('allocateJob')).toMatchObject([{ params: { id: idOf(706) }, body: { machineId: idOf(817) } }])
})

test('H holds a machine on the day of the cursor, M books maintenance; both are changed and ended', async () => {
  const hold = aBooking(8, [0, 0], { kind: 'HOLD', note: 'Metro Link JV', ref: null })
  await open({ addBooking: { booking: hold }, removeBooking: undefined, listJobsToPlace: { jobs: [] } })
  await seen(line(/BL-014/))
  grid().element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}h')
  await seen(heading('Hold BL-016'))
  await press('Save')
  await seen(said('Fill this in.'))
  await field('For whom').fill('Metro Link JV')
  await looked('allocation hold')
  await press('Save')
  await seen(said('BL-016 is booked.'))
  const days = { machineId: idOf(816), from: today, to: today }
  expect(askedOf('addBooking')).toMatchObject([
    { body: { kind: 'HOLD', ...days, note: 'Metro Link JV', holdHours: 24 } },
  ])
  grid().element().focus()
  await userEvent.keyboard('m')
  await seen(heading('Maintenance of BL-016'))
  await field('What for').fill('Tyres')
  await field('Last day').fill(addDays(today, 2))
  await press('Save')
  await expect.poll(() => askedOf('addBooking').length).toBe(2)
  grid().element().focus()
  await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}')
  await expect.element(field('What for')).toHaveValue('Service 500 h')
  await press('Free the machine')
  await seen(said('BL-019 is free again.'))
  expect(askedOf('removeBooking')).toMatchObject([{ params: { id: idOf(9002) }, headers: { 'if-match': 'W/"1"' } }])
})

test('a mouse drags a job to a machine, and draws maintenance on free days', async () => {
  await open()
  await seen(said('To place: 2 jobs'))
  await line(/JOB-2627-000041/).dropTo(line(/SL-031/))
  expect(askedOf('allocateJob')).toEqual([])
  await userEvent.keyboard('{Escape}')
  await gone(said(/^Fits /))
  await line(/JOB-2627-000041/).dropTo(line(/BL-016/))
  await expect.poll(() => askedOf('allocateJob')).toMatchObject([{ params: { id: idOf(741) } }])
})

test('a phone lists the machines with their next free day; taps pick up and place', async () => {
  await open({}, { width: PHONE })
  await seen(named(/BL-014.*Bhiwandi · Free from/))
  await seen(named(/BL-016.*Free today/))
  await looked('allocation phone')
  await named(/JOB-2627-000041/).click()
  await seen(named(/BL-014.*Conflict/))
  await named(/^BL-016/).click()
  await named(/Place on BL-016/).click()
  await seen(said(/is on BL-016\.$/))
})

test('a read-only role can only search and look; failed and empty boards show a message', async () => {
  await open({}, { atDesk: 'SALES' })
  await seen(said('To place: 2 jobs'))
  grid().element().focus()
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowDown}{ArrowDown}h')
  await gone(said(/^Fits /))
  await gone(page.getByRole('dialog'))
  await page.getByRole('searchbox').fill('konkan')
  await gone(line(/BL-014/))
  await seen(line(/SL-031/))
  await page.getByRole('searchbox').fill('zzz')
  await seen(said(/^To place/))
  await open({ listBookings: noConnection })
  await seen(said('The board could not be loaded'))
  await open({ listBookings: { machines: [] } })
  await seen(heading('No machines yet'))
})
