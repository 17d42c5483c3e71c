import { expect, test } from 'vitest'
import { oncePerVersion } from './once-per-version.ts'

/** A reader that counts its readings, and fails if told to. */
function aReader() {
  const state = { reads: 0, fails: false }
  const read = oncePerVersion(async (key) => {
    state.reads += 1
    if (state.fails) throw new Error('away')
    return `${key} ${state.reads}`
  })
  return { state, read }
}

test('each value is read once for each version, also by those who ask at the same time', async () => {
  const { state, read } = aReader()
  expect(await Promise.all([read('1', 'pune'), read('1', 'pune'), read('1', 'thane')])).toEqual([
    'pune 1',
    'pune 1',
    'thane 2',
  ])
  expect(await read('1', 'pune')).toBe('pune 1')
  expect(await read('2', 'pune')).toBe('pune 3')
  expect(state.reads).toBe(3)
})

test('a reading that fails is made again', async () => {
  const { state, read } = aReader()
  Object.assign(state, { fails: true })
  await expect(read('1', 'pune')).rejects.toThrow('away')
  Object.assign(state, { fails: false })
  expect(await read('1', 'pune')).toBe('pune 2')
})
