import { expect, test } from 'vitest'
import { isGuarded } from '#contract/pages.ts'
import { pageTable } from '#server/platform/page-table.ts'
import { publicPages, whereItLives } from './site-map.ts'

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
  ['/About-Us', '/about-us'],
  ['/Resources/Worker-Safety/?x=1', '/resources/worker-safety?x=1'],
  ['/Nowhere', undefined],
  ['/Cart', undefined],
  ['/cart/', '/cart'],
  ['/my-profile/overview?from=mail', '/my-profile/profile-detail?from=mail'],
  ['/my-profile/edit-organisation/', '/my-profile/edit-organisation-detail'],
  ['/my-rental?filter=QUOTED', '/my-rental/manage-enquiry?filter=QUOTED'],
  ['/my-rental/company', '/my-rental/company/overview'],
  ['/my-profile/user-detail', undefined],
  ['/industry-detail/wind-energy', undefined],
  ['/industry-detail/wind%20energy', '/industry-detail/wind-energy'],
  ['/industry-detail/TV-Film-And-Events', '/industry-detail/tv-film-and-events'],
  ['/industry-detail/TV,%20Film%20&%20Events/?x=1', '/industry-detail/tv-film-and-events?x=1'],
  ['/Industry-Detail/Facilities+Management', '/industry-detail/facilities-management'],
  ['/industry-detail/space%20mining', undefined],
  ['/industry-detail', '/industries'],
  ['/Blogs/?tag=safety', '/blogs?tag=safety'],
  ['/blog/', '/blogs'],
  ['/blog/Off-Hire-Checklist', '/blog/off-hire-checklist'],
  ['/resources/', '/resources'],
])('%s has the canonical address %s', (address, expected) => {
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

const standingOf = pageTable(publicPages(['workingHeightM']), isGuarded)
const standing = (path: string) => standingOf(new URL(`http://localhost:3000${path}`))

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/rental/pune', '/rental/pune'],
  ['/rental/pune/equipments?page=2&filter=boom&gclid=1', '/rental/pune/equipments?filter=boom&page=2'],
  ['/rental/pune/equipments/a/b/c?workingHeightM=10..16', '/rental/pune/equipments/a/b/c?workingHeightM=10..16'],
  ['/rental/pune/equipment/jcb-3dx?page=2', '/rental/pune/equipment/jcb-3dx'],
  [
    '/rental/pune/compare?differences=1&utm_source=mail&machines=jcb-3dx,case-770ex',
    '/rental/pune/compare?machines=jcb-3dx%2Ccase-770ex&differences=1',
  ],
  ['/_.data', '/_.data'],
  ['/blogs?page=2&tag=safety&utm_source=x', '/blogs?tag=safety&page=2'],
  ['/industry-detail/aviation', '/industry-detail/aviation'],
  ['/rental/pune.data?_routes=pages%2Fcity&x=1', '/rental/pune.data?_routes=pages%2Fcity'],
])('%s has the cache key %s', (path, key) => {
  expect(standing(path)).toEqual({ kind: 'public', key })
})

test.each(['/cart', '/cart.data', '/my-profile/x.css', '/my-rental/manage-enquiry?filter=ALL', '/desk'])(
  '%s is behind the guard',
  (path) => {
    expect(standing(path)).toEqual({ kind: 'guarded' })
  },
)

test.each(['/nowhere', '/cartwheel', '/rental/pune/', '/rental//equipments', `/rental/${'x'.repeat(600)}`])(
  '%s is neither public nor guarded',
  (path) => {
    expect(standing(path)).toEqual({ kind: 'other' })
  },
)
