import { expect, test } from 'vitest'
import { makingOfPacks } from './making.ts'

const refused = expect.objectContaining({ type: '/problems/service-unavailable' })

test('a person makes one pack at a time, and all persons together three', async () => {
  const making = makingOfPacks()
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = making('asha', () => promise)
  const fails = (person: string) =>
    making(person, async () => undefined).then(
      () => 'made',
      (error: unknown) => error,
    )
  expect(await fails('asha')).toMatchObject({ name: 'service-unavailable' })
  const others = ['ravi', 'meera'].map((person) => making(person, () => promise))
  expect(await fails('sunil')).toMatchObject({ name: 'service-unavailable' })
  resolve()
  await Promise.all([first, ...others])
  expect(await fails('asha')).toBe('made')
  expect(refused).toBeDefined()
})
