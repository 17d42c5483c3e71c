import { expect, test } from 'vitest'
import { aDay } from '#tests/support/logsheets.ts'
import { firstBroken, hashOfLink, type StoredLink } from './chain.rules.ts'

/** A sound chain of some versions. */
function chainOf(count: number) {
  const links: StoredLink[] = []
  for (let n = 1; n <= count; n += 1) {
    const link = {
      logNumber: `LOG-2627-00000${n}`,
      jobId: 'job',
      date: `2026-11-0${n}`,
      shift: 'A',
      version: 1,
      content: aDay(),
      enteredBy: 'Rohan',
      submittedAt: '2026-11-02T13:30:00.000Z',
      previousHash: links.at(-1)?.hash ?? null,
    }
    links.push({ ...link, hash: hashOfLink(link), chainNo: n })
  }
  return links
}

test('a sound chain has no broken link', () => {
  expect(firstBroken(chainOf(4))).toBeUndefined()
})

test.each<[string, (links: StoredLink[]) => StoredLink[], number]>([
  ['changed hours', (links) => links.with(1, { ...(links[1] as StoredLink), content: aDay({ remarks: 'Less' }) }), 2],
  ['another person', (links) => links.with(2, { ...(links[2] as StoredLink), enteredBy: 'Asha' }), 3],
  ['a version that is gone', (links) => links.toSpliced(1, 1), 3],
  ['another order', ([one, two, ...rest]) => [two as StoredLink, one as StoredLink, ...rest], 2],
])('%s is found as the first broken link', (_, change, chainNo) => {
  expect(firstBroken(change(chainOf(4)))?.chainNo).toBe(chainNo)
})
