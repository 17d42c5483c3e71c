import { expect, test } from 'vitest'
import { pageTable } from '#server/platform/page-table.ts'
import { guardedPages, publicPages } from './pages.ts'

const standingOf = pageTable(publicPages(['workingHeightM']), guardedPages)
const standing = (path: string) => standingOf(new URL(`http://localhost:3000${path}`))

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/rental/pune', '/rental/pune'],
  ['/rental/pune/equipments?page=2&filter=boom&gclid=1', '/rental/pune/equipments?filter=boom&page=2'],
  ['/rental/pune/equipments/a/b/c?workingHeightM=10..16', '/rental/pune/equipments/a/b/c?workingHeightM=10..16'],
  ['/rental/pune/equipment/jcb-3dx?page=2', '/rental/pune/equipment/jcb-3dx'],
  ['/_.data', '/_.data'],
  ['/rental/pune.data?_routes=pages%2Fcity&x=1', '/rental/pune.data?_routes=pages%2Fcity'],
])('%s is kept as %s', (path, key) => {
  expect(standing(path)).toEqual({ kind: 'public', key })
})

test.each(['/cart', '/cart.data', '/my-profile/x.css', '/my-rental/manage-enquiry?filter=ALL', '/desk'])(
  '%s stands behind the guard',
  (path) => {
    expect(standing(path)).toEqual({ kind: 'guarded' })
  },
)

test.each(['/nowhere', '/cartwheel', '/rental/pune/', '/rental//equipments', `/rental/${'x'.repeat(600)}`])(
  '%s is neither',
  (path) => {
    expect(standing(path)).toEqual({ kind: 'other' })
  },
)
