import { expect, test } from 'vitest'
import { whereItLives } from './site-map.ts'

const names = new Map([
  ['mumbai', 'mumbai'],
  ['bombay', 'mumbai'],
  ['bengaluru', 'bangalore'],
  ['navi mumbai', 'navi-mumbai'],
])
const lives = whereItLives((name) => names.get(name))

test.each([
  ['/', undefined],
  ['/rental/mumbai', undefined],
  ['/rental/mumbai/equipments?filter=JCB', undefined],
  ['/rental/Mumbai', '/rental/mumbai'],
  ['/rental/mumbai/', '/rental/mumbai'],
  ['/RENTAL/Bombay/Equipments/', '/rental/mumbai/equipments'],
  ['/rental/bengaluru/equipment/genie-gs-1930?x=1', '/rental/bangalore/equipment/genie-gs-1930?x=1'],
  ['/rental/navi%20mumbai', '/rental/navi-mumbai'],
  ['/rental/atlantis', undefined],
  ['/rental/equipments', undefined],
  ['/cart/', '/cart'],
])('%s lives at %s', (address, expected) => {
  expect(lives(new URL(address, 'http://localhost'))).toBe(expected)
})

test.each(['//evil.example/', '/\\evil.example/', '/rental//evil.example/'])(
  'S12 %s never leaves the origin',
  (path) => {
    const target = lives(new URL(`http://localhost${path}`))
    const landed = new URL(target ?? path, 'http://localhost')
    expect(target === undefined || landed.origin === 'http://localhost').toBe(true)
  },
)
