import { expect, test } from 'vitest'
import { POST_BODY_MAX } from '#contract/content.desk.ts'
import { leastCpuMs } from '#tests/support/cpu.ts'
import { clean, renderMarkdown } from './markdown.ts'

/** Attacks in texts that others will read. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '</p><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href=//evil.example>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<p style="position:fixed;inset:0">over everything</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="x" onclick="alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&Tab;javascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](blob:https://own.invalid/1)',
  '[x](file:///etc/passwd)',
  '[x](/a "onmouseover=alert(1)")',
  "[x](/a'onmouseover=alert(1))",
  '[x](https://a.example/"onmouseover="alert(1))',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](x)',
  '![<img src=x onerror=alert(1)>](data:image/svg+xml,<svg onload=alert(1)>)',
  '<javascript:alert(1)>',
  '<https://a.example/"onmouseover="alert(1)>',
  '# <img src=x onerror=alert(1)>',
  '# "><script>alert(1)</script>',
  '`<script>alert(1)</script>`',
  '```"><script>alert(1)</script>\n<script>alert(1)</script>\n```',
  '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
  '> <script>alert(1)</script>',
  '- <img src=x onerror=alert(1)>',
  '**<img src=x onerror=alert(1)>**',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'a@b.example<img/src=x/onerror=alert(1)>',
]

const TAG = /<\/?([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/g

const ALLOWED = 'h2 h3 h4 p ul ol li blockquote hr br pre code strong em del a table thead tbody tr th td'.split(' ')

/** The harmful part of an attribute that is not allowed; '' if it is harmless. */
function harmOf(attribute: string, value: string) {
  if (!['id', 'align', 'href', 'rel', 'start'].includes(attribute)) return attribute
  const leadsSomewhere = attribute === 'href' && !/^(#|\/(?![/\\])|https?:\/\/|mailto:|tel:)/.test(value)
  return leadsSomewhere ? value : ''
}

/** Everything harmful that is left: tags and attributes that are not allowed, and other traces of a tag. */
function harmsIn(made: string) {
  const others = made.replaceAll(TAG, '').match(/<.*/g) ?? []
  const inTags = [...made.matchAll(TAG)].flatMap(([tag, name = '', attributes = '']) => [
    ...(ALLOWED.includes(name) ? [] : [tag]),
    ...[...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => harmOf(key, value)),
  ])
  return [...others, ...inTags].filter((harm) => harm !== '')
}

const html = async (markdown: string) => (await renderMarkdown(markdown)).html.trim()

test('text, lists, quotes, code and tables are rendered', async () => {
  expect(await html('Plain **strong** *and* ~~gone~~ `x < 1`')).toBe(
    '<p>Plain <strong>strong</strong> <em>and</em> <del>gone</del> <code>x &lt; 1</code></p>',
  )
  expect(await html('3. three\n4. four')).toContain('<ol start="3">')
  expect(await html('> said')).toContain('<blockquote>')
  expect(await html('| a | b |\n|---|--:|\n| 1 | 2 |')).toContain('<td align="right">2</td>')
})

test('HTML is shown as typed', async () => {
  expect(await html('a <b>b</b>\n\n<script>c</script>')).toBe(
    '<p>a &lt;b&gt;b&lt;/b&gt;</p>\n<p>&lt;script&gt;c&lt;/script&gt;</p>',
  )
})

test('a figure is never separated from its unit', async () => {
  expect(await html('- A 16 m boom of **230 kg**, 16 machines, `16 m`')).toBe(
    '<ul>\n<li>A 16\u00a0m boom of <strong>230\u00a0kg</strong>, 16 machines, <code>16 m</code></li>\n</ul>',
  )
})

test("headings have unique anchors, and none has the level of the page's own", async () => {
  const { html: made, headings } = await renderMarkdown(
    '# The 26-day month\n\n## Fuel\n\n## Fuel\n\n## Fuel 2\n\n###### ईंधन\n\n## ?',
  )
  expect(headings).toEqual([
    { id: 'the-26-day-month', text: 'The 26-day month' },
    { id: 'fuel', text: 'Fuel' },
    { id: 'fuel-2', text: 'Fuel' },
    { id: 'fuel-2-2', text: 'Fuel 2' },
    { id: 'ईंधन', text: 'ईंधन' },
    { id: 'part', text: '?' },
  ])
  expect(made).toContain('<h2 id="the-26-day-month">')
  expect(made).toContain('<h4 id="ईंधन">')
})

test.each([
  ['/blogs?tag=safety#x', 'href="/blogs?tag=safety#x"'],
  ['#fuel', 'href="#fuel"'],
  ['https://cpcb.nic.in/a?b=1&c=2', 'href="https://cpcb.nic.in/a?b=1&amp;c=2" rel="noopener nofollow"'],
  ['//elsewhere.example/x', 'href="https://elsewhere.example/x" rel="noopener nofollow"'],
  ['mailto:a@b.example', 'href="mailto:a@b.example" rel="noopener nofollow"'],
  ['tel:+911800120000', 'href="tel:+911800120000" rel="noopener nofollow"'],
])('a link to %s stays a link', async (address, attributes) => {
  expect(await html(`[x](${address})`)).toBe(`<p><a ${attributes}>x</a></p>`)
})

test.each(ATTACKS)('S13 %s has no effect', async (attack) => {
  expect(harmsIn(await html(attack))).toEqual([])
})

test.each(ATTACKS)('S13 the sanitiser alone stops %s', async (attack) => {
  expect(harmsIn(await clean(attack))).toEqual([])
})

test('the check detects harmful markup', () => {
  for (const bad of ['<script>', '<p onclick="x">', '<a href="javascript:x">', '<img src="x">', '<p <b>'])
    expect(harmsIn(bad)).not.toEqual([])
})

/** Many times what it costs, and a tenth of what equal headings once cost. */
const COST_MAX_MS = 2000

test.each([
  ['equal headings', '# a\n'],
  ['quotes in quotes', '> '],
  ['lists in lists', '1. '],
  ['strong in strong', '**'],
  ['links that do not end', '[a]('],
  ['emphasis that does not end', '_a'],
  ['tables', '|a|\n|-|\n'],
])('I2 %s of the longest post cost little and are shown', async (_what, piece) => {
  const half = piece.repeat(POST_BODY_MAX / 2 / piece.length)
  expect(await html(`${half}x${half}`)).toContain('x')
  expect(await leastCpuMs(async () => html(`${half}x${half}`), COST_MAX_MS)).toBeLessThan(COST_MAX_MS)
})
