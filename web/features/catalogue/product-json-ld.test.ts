import { expect, test } from 'vitest'
import { jsonLd } from './product-json-ld.ts'

test('a name can not end the element it stands in', () => {
  const name = 'Lift </script><script>alert(1)</script> <!-- <script>'
  const html = jsonLd({ name })
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script'])
  expect(JSON.parse(html.slice(html.indexOf('>') + 1, html.lastIndexOf('<')))).toEqual({ name })
})
