import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { audiences } from './audiences.ts'
import { dropHolder, holderOf, saveHolder } from './holder.ts'
import { countOf, personOf, saveCount, waitingOf } from './waiting-count.ts'

const ASHA = { userId: 'asha', name: 'Asha Patil', userType: 'COMPANY' } as const
const ROHAN = { ...ASHA, userId: 'rohan' }

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the holder is known without the server for as long as their token is stored', () => {
  saveHolder('customer', ASHA)
  expect(holderOf('customer')).toBeUndefined()
  stored.set(audiences.customer.tokenKey, 'x')
  expect(holderOf('customer')).toEqual(ASHA)
  expect(holderOf('desk')).toBeUndefined()
  saveHolder('customer', ROHAN)
  expect(holderOf('customer')?.userId).toBe('rohan')
  dropHolder('customer')
  expect(holderOf('customer')).toBeUndefined()
})

test('waiting entries are counted for each person, and the count outlives their session', () => {
  stored.set(audiences.customer.tokenKey, 'x')
  saveHolder('customer', ASHA)
  saveCount(personOf('customer', ASHA), 3)
  expect(waitingOf('customer')).toBe(3)
  saveHolder('customer', ROHAN)
  expect(waitingOf('customer')).toBe(0)
  dropHolder('customer')
  expect([waitingOf('customer'), countOf('customer:asha')]).toEqual([0, 3])
  saveCount('customer:asha', 0)
  expect(stored.get('yantra.waiting')).toBe('{}')
})
