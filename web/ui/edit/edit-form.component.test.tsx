import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPart } from '#tests/components/part.tsx'
import { button, focused, gone, looked, press, seen, tabTo, textsOf } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { useRowText } from '#web/platform/row-text.ts'
import { useConflict } from '#web/platform/use-conflict.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useVersioned } from '#web/platform/use-versioned.ts'
import { TextField } from '#web/ui/fields.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { EditForm } from './edit-form.tsx'
import { RowList } from './row-list.tsx'
import { useRows } from './use-rows.ts'
import { withRows } from './with-rows.ts'

const show = aPart()

type Line = { machine: string; quantity: string }
type Quote = { terms: string; lines: Line[] }
type Sent = { quote: Quote; version: string | undefined }

const QUOTE: Quote = {
  terms: 'Payment in 30 days',
  lines: [
    { machine: 'Genie GS-3246', quantity: '2' },
    { machine: 'JLG 450AJ', quantity: '1' },
  ],
}
const required = (label: string, value: string) => (value.trim() === '' ? { [label]: `${label} is required` } : {})
const problem = (status: number, more: object) =>
  new ApiProblem({ type: 'about:blank', title: 'No', status, detail: 'No', ...more })
const STALE = problem(412, { type: '/problems/precondition-failed' })

/** A draft quote: fields, lines, and a server in two functions. */
function QuoteForm({ save, newest }: { save: (sent: Sent) => Promise<void>; newest: () => Quote }) {
  const text = {
    errorSummary: 'Please check these fields',
    nothingChanged: 'Nothing has changed.',
    ...useRowText({ name: 'Line {n}', add: 'Add line' }),
  }
  const versioning = useVersioned({ thing: QUOTE, version: '"1"' }, async () => ({ thing: newest(), version: '"2"' }))
  const { terms, lines } = versioning.stored
  const fields = useFields({ initial: { terms }, check: (values) => required('terms', values.terms) })
  const rows = useRows<Line>({
    name: 'lines',
    initial: lines,
    blank: () => ({ machine: '', quantity: '1' }),
    check: ({ machine, quantity }) => ({ ...required('machine', machine), ...required('quantity', quantity) }),
    nameOf: text.nameOf,
  })
  const form = withRows(fields, rows, 'lines')
  const conflict = useConflict(form, {
    versioning,
    valuesOf: (quote) => quote,
    fields: {
      terms: { label: 'Terms' },
      lines: {
        label: 'Lines',
        show: (some) => some.map(({ machine, quantity }) => `${quantity} × ${machine}`).join(', '),
      },
    },
  })
  const edit = useEdit(form, {
    stored: versioning.stored,
    changesOnly: true,
    async send(quote) {
      await save({ quote, version: versioning.headers['if-match'] })
      versioning.saved({ thing: quote, version: '"3"' })
    },
    failed: versioning.refused,
  })
  return (
    <main className="page py-8">
      <h1>Quote</h1>
      <EditForm edit={edit} conflict={conflict} button={{ idle: 'Save quote', pending: 'Saving…' }}>
        <TextField {...fields.bind('terms')} label="Terms" />
        <RowList rows={rows} text={text} min={1} max={4}>
          {(row) => (
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField {...row.bind('machine')} label="Machine" />
              <TextField {...row.bind('quantity')} label="Quantity" className="tabular-nums" />
            </div>
          )}
        </RowList>
      </EditForm>
    </main>
  )
}

const line = (n: number) => page.getByRole('group', { name: `Line ${n}` })
const machine = (n: number) => line(n).getByLabelText('Machine')
const machines = () =>
  page
    .getByRole('group')
    .getByLabelText('Machine')
    .elements()
    .map((input) => (input as HTMLInputElement).value)

const open = (width: number, save: (sent: Sent) => Promise<void> = async () => {}, newest = () => QUOTE) =>
  show(<QuoteForm save={save} newest={newest} />, { width })

test.each([PHONE, DESKTOP])('rows are added, moved and removed by keyboard alone at %d px', async (width) => {
  const sent: Sent[] = []
  await open(width, async (one) => void sent.push(one))
  await looked('rows')
  await tabTo(button('Add line'))
  await userEvent.keyboard('{Enter}')
  await focused(machine(3))
  await userEvent.keyboard('Tata Hitachi EX 70')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await focused(machine(2))
  expect(machines()).toEqual(['Genie GS-3246', 'Tata Hitachi EX 70', 'JLG 450AJ'])
  await expect.element(page.getByText('Line 3 is number 2 now.')).toBeInTheDocument()

  await tabTo(button('Move Line 3 up'))
  await userEvent.keyboard('{Enter}')
  await focused(button('Move Line 2 up'))
  expect(machines()).toEqual(['Genie GS-3246', 'JLG 450AJ', 'Tata Hitachi EX 70'])
  await press('Remove Line 1')
  await focused(machine(1))
  await press('Remove Line 2')
  await focused(machine(1))
  expect(machines()).toEqual(['JLG 450AJ'])
  await expect.element(button('Remove Line 1')).toHaveAttribute('aria-disabled', 'true')
  button('Remove Line 1').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(machines()).toEqual(['JLG 450AJ'])
  await press('Save quote')
  await expect.poll(() => sent).toEqual([{ quote: { ...QUOTE, lines: [QUOTE.lines[1]] }, version: '"1"' }])
})

test('errors appear at their row, the summary names it, and its link focuses it', async () => {
  await open(PHONE)
  await press('Add line')
  await press('Save quote')
  const summary = page.getByRole('alert', { name: 'Please check these fields' })
  await focused(summary)
  await seen(line(3).getByText('machine is required'))
  await looked('rows wrong')
  await summary.getByRole('button', { name: 'Line 3: machine is required' }).click()
  await focused(machine(3))
  await userEvent.keyboard('Tata Hitachi EX 70')
  await gone(line(3).getByText('machine is required'))
})

test.each(['lines[1].quantity', 'lines.1.quantity'])('a violation of %s appears at its field', async (field) => {
  const violations = [{ field, message: 'Only 1 is free', code: 'range' }]
  await open(DESKTOP, () => Promise.reject(problem(422, { violations })))
  await line(2).getByLabelText('Quantity').fill('7')
  await press('Save quote')
  await seen(line(2).getByText('Only 1 is free'))
  await seen(page.getByRole('button', { name: 'Line 2: Only 1 is free' }))
  expect(textsOf(line(1).getByText('Only 1 is free'))).toEqual([])
  await line(2).getByLabelText('Quantity').fill('1')
  await gone(line(2).getByText('Only 1 is free'))
})

test('a form without a change says so and sends nothing', async () => {
  const sent: Sent[] = []
  await open(PHONE, async (one) => void sent.push(one))
  await press('Save quote')
  await seen(page.getByText('Nothing has changed.'))
  await machine(1).fill('Genie GS-1930')
  await gone(page.getByText('Nothing has changed.'))
  expect(sent).toEqual([])
})

test.each([PHONE, DESKTOP])(
  'B-36 the slower editor sees the differences and keeps their own version at %d px',
  async (width) => {
    const theirs = { terms: 'Payment in 45 days', lines: QUOTE.lines }
    const sent: Sent[] = []
    const save = async (one: Sent) => {
      sent.push(one)
      if (one.version === '"1"') throw STALE
    }
    await open(width, save, () => theirs)
    await line(2).getByLabelText('Quantity').fill('3')
    await press('Save quote')
    await seen(page.getByRole('row', { name: 'Terms Payment in 45 days not changed by you' }))
    await seen(
      page.getByRole('row', { name: 'Lines 2 × Genie GS-3246, 1 × JLG 450AJ 2 × Genie GS-3246, 3 × JLG 450AJ' }),
    )
    await looked('conflict')
    await press('Keep mine')
    await focused(page.getByText('Their changes are in.'))
    await expect.element(page.getByLabelText('Terms')).toHaveValue('Payment in 45 days')
    await expect.element(line(2).getByLabelText('Quantity')).toHaveValue('3')
    await press('Save quote')
    const merged = { terms: 'Payment in 45 days', lines: [QUOTE.lines[0], { machine: 'JLG 450AJ', quantity: '3' }] }
    await expect.poll(() => sent.at(-1)).toEqual({ quote: merged, version: '"2"' })
    await gone(page.getByText('Their changes are in.'))
  },
)

test('B-36 the slower editor loads the other version', async () => {
  const lines = [{ machine: 'Tata Hitachi EX 70', quantity: '1' }]
  await open(
    DESKTOP,
    () => Promise.reject(STALE),
    () => ({ ...QUOTE, lines }),
  )
  await page.getByLabelText('Terms').fill('Payment in 7 days')
  await press('Save quote')
  await press('Load theirs')
  await focused(page.getByText('The fields show what they saved.'))
  expect(machines()).toEqual(['Tata Hitachi EX 70'])
  await expect.element(page.getByLabelText('Terms')).toHaveValue('Payment in 30 days')
})
