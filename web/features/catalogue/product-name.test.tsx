import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductName } from './product-name.tsx'

test.each([
  ['Liebherr LTM 1500-8.1 All-Terrain Crane', ['LTM 1500-8.1', 'All-Terrain']],
  ['Cummins 500 kVA silent DG', ['500 kVA']],
  ['Potain MCT 85 टावर क्रेन', ['MCT 85']],
  ['Tata 955 ALC Crawler Crane', ['955 ALC']],
  ['Ajax Argo 4000 सेल्फ-लोडिंग कंक्रीट मिक्सर', ['सेल्फ-लोडिंग']],
  ['Caterpillar 320D3 Excavator', []],
])('%s breaks between its words alone', (name, together) => {
  const markup = renderToStaticMarkup(<ProductName name={name} />)
  expect([...markup.matchAll(/inherit\]">([^<]+)</g)].map(([, part]) => part)).toEqual(together)
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe(name)
})
