import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { forgetPage, siteOfPage } from './site-of-page.ts'

const route = (id: string, parentId?: string) => ({ id, parentId, module: `/${id}.js` })
const routes = Object.fromEntries(
  [
    route('root'),
    route('site', 'root'),
    route('machine', 'site'),
    route('city', 'site'),
    route('desk', 'root'),
    route('inbox', 'desk'),
  ].map((each) => [each.id, each]),
)

/** The router's context for a page of a machine; `asked` gets each address that is looked up. */
function contextOf(asked: string[]) {
  const manifest = { version: '1', url: '/manifest.js', entry: { imports: [], module: '/entry.js' }, routes }
  const match = (address: string) => {
    asked.push(address)
    return [{ route: routes['city'], params: {}, pathname: address }]
  }
  const page = { matches: ['root', 'site', 'machine'].map((id) => ({ route: { id } })), _match: match }
  // The parts of the context that are read.
  return { manifest, staticHandlerContext: page } as unknown as EntryContext
}

test('a page is rendered with its own routes and those beside them, not with the insides of other frames', () => {
  const { manifest } = siteOfPage(contextOf([]))
  expect(Object.keys(manifest.routes)).toEqual(['root', 'site', 'machine', 'city', 'desk'])
})

test('an address is matched once for all pages of a site map', () => {
  const asked: string[] = []
  const context = contextOf(asked)
  const [first, second] = [siteOfPage(context), siteOfPage(context)].map(({ staticHandlerContext }) =>
    staticHandlerContext._match('/rental/pune'),
  )
  expect(asked).toEqual(['/rental/pune'])
  expect(second).toBe(first)
  siteOfPage(contextOf(asked)).staticHandlerContext._match('/rental/pune')
  expect(asked).toHaveLength(2)
})

test('a rendered page keeps no data', () => {
  const context = contextOf([])
  const site = siteOfPage(context)
  site.staticHandlerContext.loaderData = { machine: { name: 'Crane' } }
  forgetPage(site)
  expect(site.staticHandlerContext).toMatchObject({ loaderData: {}, matches: [] })
  expect(context.staticHandlerContext.matches).toHaveLength(3)
})
