import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import { aJobSummary } from '#tests/components/jobs.ts'
import { aDraftLog, aLog, aNextLog, someLogs } from '#tests/components/logsheets.ts'
import { noConnection, type Replies, refused, Versioned, waiting } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  focused,
  gone,
  heading,
  looked,
  lookedInTheDark,
  notice,
  press,
  seen,
  toasted,
  told,
} from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const end = page.getByLabelText('End', { exact: true })
const NEW = `/my-rental/logsheets/new?job=${idOf(900)}`
const submitted = aLog({
  enteredSide: 'CUSTOMER',
  answers: { mayEdit: false, mayRevise: false, maySign: false, mayDispute: false },
})
const replies: Replies = {
  listLogsheets: { logsheets: pageOf(someLogs()) },
  getTimesheet: { timesheets: pageOf([]) },
  getNextLogsheet: { next: aNextLog() },
  addLogsheet: { logsheet: submitted },
  getLogsheet: new Versioned({ logsheet: submitted }, 'W/"2"'),
}
const open = (more: Replies = {}, width = PHONE) => visit(NEW, { as: 'admin', width, replies: { ...replies, ...more } })

/** Counts each press, tap and keystroke of a person. */
function countInteractions() {
  const count = { taps: 0, keys: 0 }
  const held = new AbortController()
  document.addEventListener('pointerdown', () => void (count.taps += 1), { capture: true, signal: held.signal })
  document.addEventListener('keydown', () => void (count.keys += 1), { capture: true, signal: held.signal })
  return () => {
    held.abort()
    return count.taps + count.keys
  }
}

test('an ordinary shift takes at most 12 interactions: the end reading, one look, submit', async () => {
  await open()
  await seen(main.getByText('Copied from 20 Nov 2026. Change anything that differs.'))
  await looked('entry ordinary')
  const interactions = countInteractions()
  await end.click()
  await userEvent.keyboard('1851.6')
  await seen(main.getByText('Meter and hours agree: 9.0 h and 9 h.'))
  await press('Submit for signature')
  await toasted('Logsheet Submitted Successfully', /signs or disputes this day/)
  const taken = interactions()
  await seen(main.getByText('Waits for signature').first())
  expect(taken).toBeGreaterThan(3)
  // The way here from the job page is one more.
  expect(taken + 1).toBeLessThanOrEqual(12)
  expect(askedOf('addLogsheet')).toMatchObject([
    {
      body: {
        jobId: idOf(900),
        date: '2026-11-21',
        shift: 'A',
        submit: true,
        meterOpen: '1842.6',
        meterClose: '1851.6',
        slices: [{}, { type: 'MEAL' }, {}],
      },
    },
  ])
})

test('a remark is asked for only with a doubt: not before the end reading, but when the day is sent without it', async () => {
  await open()
  const hint = main.getByText('Explain this in the remarks.', { exact: true })
  await gone(hint)
  await press('Submit for signature')
  await seen(page.getByRole('alert').getByText('Explain this in the remarks.'))
  await seen(main.getByText('The meter was not read.'))
})

test('a day stored on the phone says so, and not that it was submitted', async () => {
  await open({ addLogsheet: { logsheet: aLog({ hash: null }) } })
  await end.fill('1851.6')
  await press('Submit for signature')
  await told('Kept on This Phone', 'It will be sent when there is a signal.')
  await gone(notice('Logsheet Submitted Successfully'))
})

test('checks answer as they type, at their fields, and stop or ask for a remark', async () => {
  await open()
  await end.fill('1840')
  await seen(main.getByText('The meter runs back from 1842.6 to 1840.'))
  await press('Submit for signature')
  await focused(page.getByRole('alert'))
  await gone(notice('Submit Logsheet Failed'))
  await field('Start, from the last end').fill('1,845.0')
  await end.fill('1854.0')
  await seen(main.getByText('The meter begins at 1845.0, but the log before ended at 1842.6.'))
  await press('Submit for signature')
  await seen(page.getByRole('alert').getByText('Explain this in the remarks.'))
  await looked('entry with checks')
  await field('Remarks').fill('Driven to the other gate.')
  await press('Submit for signature')
  await toasted('Logsheet Submitted Successfully', /signs or disputes this day/)
  expect(askedOf('addLogsheet')).toHaveLength(1)
})

test('hours that another log has stop the day, and the other log is named', async () => {
  const taken = [{ logNumber: 'LOG-2627-000007', start: 12 * 60, end: 20 * 60 }]
  await open({ getNextLogsheet: { next: aNextLog({ facts: { ...aNextLog().facts, taken } }) } })
  await end.fill('1851.6')
  await press('Submit for signature')
  await seen(page.getByRole('alert').getByText('LOG-2627-000007 has the machine from 12:00 to 18:00.'))
  expect(askedOf('addLogsheet')).toEqual([])
})

test('a day that is not over says so; the server decides, and its reason is shown', async () => {
  const message = 'The last entry ends on 21 Nov 2098, 18:00. Submit the day then.'
  const next = aNextLog({ date: '2098-11-21', last: '2098-11-21' })
  const addLogsheet = refused('validation', { violations: [{ field: 'slices', message }] })
  await open({ getNextLogsheet: { next }, addLogsheet })
  await seen(main.getByText(message))
  await end.fill('1851.6')
  await press('Submit for signature')
  await seen(notice('Submit Logsheet Failed').getByText(message))
  expect(askedOf('addLogsheet')).toHaveLength(1)
})

test('a day may start empty, which stops it until hours are entered', async () => {
  await open()
  await press('Start empty')
  await seen(main.getByText('No hours are entered.'))
  await end.fill('1850')
  await press('Submit for signature')
  await page.getByRole('alert').getByRole('button', { name: 'No hours are entered.' }).click()
  await focused(button('Add entry'))
  expect(askedOf('addLogsheet')).toEqual([])
})

test('a shift that has a log leads there, and another day begins anew', async () => {
  const getNextLogsheet: Replies['getNextLogsheet'] = ({ query: { date, shift } }) => ({
    next: aNextLog(shift === 'B' ? { shift, date: date ?? '' } : { logsheetId: idOf(901) }),
  })
  await open({ getNextLogsheet })
  await seen(heading('This shift has a logsheet already'))
  await expect
    .element(main.getByRole('link', { name: 'Open the logsheet' }))
    .toHaveAttribute('href', `/my-rental/logsheets/logsheets-detail?log=${idOf(901)}`)
  await field('Shift').selectOptions('Shift B')
  await seen(end)
  expect(askedOf('getNextLogsheet').at(-1)).toMatchObject({ query: { date: '2026-11-21', shift: 'B' } })
})

test('a refused day says so, and stays as typed', async () => {
  await open({ addLogsheet: refused('logsheet-exists') })
  await end.fill('1851.6')
  await press('Submit for signature')
  await seen(notice('Submit Logsheet Failed'))
  await press('Okay')
  await expect.element(end).toHaveValue('1851.6')
})

test('the page waits, fails, and says which machines it is not for', async () => {
  await open({ getNextLogsheet: waiting })
  await seen(page.getByText('Loading').first())
  await open({ getNextLogsheet: noConnection })
  await seen(page.getByText('This logsheet could not be loaded'))
  await open({ getNextLogsheet: refused('not-found') })
  await seen(heading('No logsheets can be entered for this machine'))
})

test('without a machine, those on hire without an operator are offered', async () => {
  const dry = aJobSummary(1, {
    withOperator: false,
    machine: { name: 'Genie GS-1930', serialNumber: 'S-1', fleetNumber: null },
  })
  const lists = { listJobs: { jobs: pageOf([dry, aJobSummary(2)]) }, getTimesheet: { timesheets: pageOf([]) } }
  await visit('/my-rental/logsheets', { as: 'admin', width: PHONE, replies: { ...replies, ...lists } })
  await main.getByRole('link', { name: 'New logsheet' }).click()
  await seen(heading('Which machine is it for?'))
  await looked('entry machines')
  expect(main.getByRole('list').getByRole('link').elements()).toHaveLength(1)
  await main.getByRole('link', { name: /Genie GS-1930/ }).click()
  await seen(end)
  await visit('/my-rental/logsheets/new', { as: 'admin', width: PHONE, replies: { listJobs: { jobs: pageOf([]) } } })
  await seen(heading('No machine needs your logsheets'))
})

const picture = async () => {
  const canvas = new OffscreenCanvas(640, 480)
  canvas.getContext('2d')?.fillRect(0, 0, 640, 480)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'meter.png', { type: 'image/png' })
}

test('photographs are taken or chosen, uploaded, shown and removed', async () => {
  let uploads = 0
  const uploadFile = () => {
    uploads += 1
    const file = { name: 'meter.jpg', type: 'image/jpeg' as const, size: 1, width: 640, height: 480 }
    return { file: { ...file, fileId: idOf(960 + uploads) } }
  }
  await open({
    uploadFile,
    addLogsheet: { logsheet: aDraftLog() },
    getLogsheet: new Versioned({ logsheet: aDraftLog() }, 'W/"1"'),
  })
  await expect.element(page.getByLabelText('Take photo')).toHaveAttribute('capture', 'environment')
  await userEvent.upload(page.getByLabelText('Take photo'), await picture())
  await seen(page.getByRole('img', { name: 'Photo 1' }))
  await userEvent.upload(page.getByLabelText('Add photo'), [await picture(), await picture()])
  await seen(page.getByRole('img', { name: 'Photo 3' }))
  await looked('entry photos')
  await press('Remove photo 2')
  await gone(page.getByRole('img', { name: 'Photo 3' }))
  await press('Save draft')
  await seen(heading('Enter the day'))
  expect(askedOf('uploadFile')).toMatchObject([{ query: { purpose: 'logsheet-photo' } }, {}, {}])
  expect(askedOf('addLogsheet')).toMatchObject([{ body: { photoIds: [idOf(961), idOf(963)], submit: false } }])
})

test('a photograph that is refused says so', async () => {
  await open({ uploadFile: refused('file-unreadable') })
  await userEvent.upload(page.getByLabelText('Add photo'), await picture())
  await seen(notice('Submit Logsheet Failed'))
})

test('entering works at the desk’s width and in the dark', async () => {
  await open({}, DESKTOP)
  await seen(end)
  await lookedInTheDark('entry')
})
