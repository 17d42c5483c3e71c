import { expect, test } from 'vitest'
import { testClock } from '#tests/support/clock.ts'
import { newSecrets } from './secrets.ts'
import { makeTokens } from './tokens.ts'

const clock = testClock(new Date('2026-11-21T10:00:00Z'))
const tokens = await makeTokens((await newSecrets()).tokenKeys, clock.now)

test('a token that was verified before is still checked for its audience and its time', async () => {
  const token = await tokens.sign({ sub: 'asha' }, 'customer', 600)
  for (let time = 0; time < 2; time += 1) {
    expect(await tokens.verify(token, 'customer')).toMatchObject({ sub: 'asha' })
    expect(await tokens.verify(token, 'desk')).toBeUndefined()
  }
  clock.advance({ seconds: 599 })
  expect(await tokens.verify(token, 'customer')).toMatchObject({ sub: 'asha' })
  clock.advance({ seconds: 1 })
  expect(await tokens.verify(token, 'customer')).toBeUndefined()
  clock.advance({ seconds: -700 })
  expect(await tokens.verify(token, 'customer')).toBeUndefined()
})

test('a token that differs in one letter from a verified one is not accepted', async () => {
  const token = await tokens.sign({ sub: 'asha' }, 'customer', 600)
  expect(await tokens.verify(token, 'customer')).toBeDefined()
  const [head = '', claims = '', signature = ''] = token.split('.')
  const other = claims.startsWith('e') ? `f${claims.slice(1)}` : `e${claims.slice(1)}`
  expect(await tokens.verify([head, other, signature].join('.'), 'customer')).toBeUndefined()
})
