import { renderToStaticMarkup } from 'react-dom/server'
import { Link as RouterLink, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ServerLink } from './link.tsx'

const rendered = (A: typeof ServerLink | typeof RouterLink, basename: string, to: string) =>
  renderToStaticMarkup(
    <StaticRouter basename={basename} location={`${basename}/rental/pune/equipments?page=2`.replace('//', '/')}>
      <A to={to} className="link" replace state={{ from: 'here' }} preventScrollReset>
        Scissor lifts
      </A>
    </StaticRouter>,
  )

const attributes = (html: string) => html.split(/(?=[ >])/).sort()

test.each([
  '/',
  '/?lang=en',
  '/#top',
  '/rental/pune',
  '/rental/pune/equipments?filter=12+m&sort=-rate#list',
  '/cart',
  '?page=3',
  'others',
  '//elsewhere.example/x',
  'https://elsewhere.example/x',
])('a link to %s is written as the router writes it, in both languages', (to) => {
  for (const basename of ['/', '/hi'])
    expect(attributes(rendered(ServerLink, basename, to))).toEqual(attributes(rendered(RouterLink, basename, to)))
})
