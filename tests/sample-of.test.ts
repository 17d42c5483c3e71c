import { expect, test } from 'vitest'
import { z } from 'zod'
import { makerOf, sampleOf } from './components/sample-of.ts'
import { idOf } from './components/samples.ts'

const Line = z.object({ no: z.int(), note: z.string().nullable() })
const Bill = z.object({
  id: z.uuid(),
  on: z.iso.date(),
  at: z.iso.datetime({ offset: true }),
  status: z.enum(['DRAFT', 'SENT']),
  customer: z.string(),
  isPaid: z.boolean(),
  terms: z.object({ days: z.int().default(30) }),
  lines: z.array(Line),
  counts: z.record(z.enum(['OPEN', 'PAID']), z.int()),
  facts: z.record(z.string(), z.string()),
  reply: z.string().optional(),
})

test('a sample has what was named, deep inside too; all else is empty, and the schema takes it', () => {
  const bill = sampleOf(Bill, { customer: 'Deccan', lines: [{ no: 1 }, { note: 'Late' }], counts: { PAID: 2 } })
  expect(bill).toEqual({
    id: idOf(1),
    on: '2026-11-20',
    at: '2026-11-20T06:30:00Z',
    status: 'DRAFT',
    customer: 'Deccan',
    isPaid: false,
    terms: { days: 30 },
    lines: [
      { no: 1, note: null },
      { no: 0, note: 'Late' },
    ],
    counts: { OPEN: 0, PAID: 2 },
    facts: {},
  })
  expect(Bill.parse(bill)).toEqual(bill)
})

test('a maker adds to what it names, and makes each sample anew', () => {
  const aBill = makerOf(Bill, { customer: 'Deccan', status: 'SENT' })
  expect(aBill({ isPaid: true })).toMatchObject({ customer: 'Deccan', status: 'SENT', isPaid: true })
  expect(aBill().lines).not.toBe(aBill().lines)
})
