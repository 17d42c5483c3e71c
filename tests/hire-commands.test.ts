import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { writtenHire } from './hire/a-hire-case.ts'

const run = (script: string, input: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const written = JSON.stringify(writtenHire({ extras: [{ code: 'MOB', amountPaise: 1_200_050 }] }))

test('bill prints JSON', () => {
  const { status, stdout, stderr } = run('bill', written)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({
    taxablePaise: 9_000_050,
    cgstPaise: 810_005,
    roundOffPaise: 40,
    totalPaise: 10_620_100,
  })
})

test('bill --table prints a table', () => {
  expect(run('bill', written, '--table').stdout.split('\n')).toEqual([
    'Hire             ₹78,000.00  June 2026, full month  30 d: 01 Jun 2026 to 30 Jun 2026',
    'Mobilisation     ₹12,000.50  Mobilisation',
    'Taxable value    ₹90,000.50',
    'CGST              ₹8,100.05',
    'SGST              ₹8,100.05',
    'Round-off             ₹0.40',
    'Total          ₹1,06,201.00',
    'Rupees One Lakh Six Thousand Two Hundred One Only',
    '',
  ])
})

test('estimate prints JSON', () => {
  const line = { terms: { basis: 'MONTH', ratePaise: 7_800_000 }, from: '2026-06-01', to: '2026-06-30' }
  const { stdout } = run('estimate', JSON.stringify({ lines: [line], supplierState: '27', placeOfSupply: '29' }))
  expect(JSON.parse(stdout)).toMatchObject({ taxablePaise: 7_800_000, igstPaise: 1_404_000, perMonthPaise: 7_800_000 })
})

test.each([
  ['bill', written.replace('7800000', '1e3'), 'terms.ratePaise: cannot be read exactly as 1e3; write plain digits\n'],
  ['bill', written.replace('"MONTH"', '"YEAR"'), 'terms.basis: Invalid option: expected one of "MONTH"|"HOUR"|"DAY"\n'],
  ['estimate', '{}', 'lines: Invalid input: expected array, received undefined\n'],
])('%s refuses invalid input with its path, status 2 and no output', (script, input, complaint) => {
  const { status, stdout, stderr } = run(script, input)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(complaint)
})

test('bill --batch answers each line in its place, and status 2 follows a bad one', () => {
  const wrong = written.replace('"MONTH"', '"YEAR"')
  const { status, stdout } = run('bill', [written, wrong, '', written].join('\n'), '--batch')
  const [first, second, third, fourth, ...rest] = stdout.split('\n')
  expect(JSON.parse(first ?? '')).toEqual(JSON.parse(run('bill', written).stdout))
  expect(JSON.parse(second ?? '')).toEqual({
    line: 2,
    error: { path: 'terms.basis', message: 'Invalid option: expected one of "MONTH"|"HOUR"|"DAY"' },
  })
  expect(JSON.parse(third ?? '')).toMatchObject({ line: 3, error: { path: 'input' } })
  expect(fourth).toBe(first)
  expect({ status, rest }).toEqual({ status: 2, rest: [''] })
  expect(run('bill', `${written}\n`, '--batch')).toMatchObject({ status: 0, stdout: `${first}\n` })
})

test('input that is not JSON is refused in the same way', () => {
  expect(run('bill', '{')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^input: is not JSON \(.*\)\n$/) as string,
  })
})
