/** Attacks in texts that others will read. */
export const ATTACKS = [
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
export function harmsIn(made: string) {
  const others = made.replaceAll(TAG, '').match(/<.*/g) ?? []
  const inTags = [...made.matchAll(TAG)].flatMap(([tag, name = '', attributes = '']) => [
    ...(ALLOWED.includes(name) ? [] : [tag]),
    ...[...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => harmOf(key, value)),
  ])
  return [...others, ...inTags].filter((harm) => harm !== '')
}
