import { beforeEach, expect, test, vi } from 'vitest'
import { deviceHeaders, saveDevice } from './device.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})

test('a browser where nobody has signed in sends no header', () => {
  saveDevice(undefined)
  expect(deviceHeaders()).toEqual({})
})

test('a browser sends the tokens of the last four users', () => {
  for (const token of ['a', 'b', 'c', 'd', 'e', 'c']) saveDevice(token)
  expect(deviceHeaders()).toEqual({ 'yantra-device': 'c,e,d,b' })
})
