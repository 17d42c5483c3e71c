import { expect, test } from 'vitest'
import { readXml } from './xml-object.ts'

test('elements become objects, repeated ones lists, and attributes stand beside elements', () => {
  const xml = `<?xml version="1.0" encoding="utf-8"?>
    <a:Fleet xmlns:a="urn:x" Version='1'><!-- -->
      <a:Machine><PIN>A&amp;1</PIN><Hours dateTime="2026"><Hour>7</Hour></Hours></a:Machine>
      <a:Machine/>
      <a:Machine><![CDATA[<b>]]></a:Machine>
    </a:Fleet>`
  expect(readXml(xml)).toEqual({
    fleet: {
      'xmlns:a': 'urn:x',
      version: '1',
      machine: [{ pin: 'A&1', hours: { datetime: '2026', hour: '7' } }, '', '<b>'],
    },
  })
})

test('a name of JavaScript is a name like any other', () => {
  expect(Object.keys(readXml('<__proto__ constructor="1"/>') as object)).toEqual(['__proto__'])
})

test.each([
  ['of its own entities', '<!DOCTYPE a [<!ENTITY b "bbb">]><a>&b;</a>', 'document type'],
  ['that ends too early', '<a><b>1</b>', 'ends within an element'],
  ['that is too deep', `${'<a>'.repeat(33)}${'</a>'.repeat(33)}`, 'deeper than 32'],
])('a document %s is refused', (_what, xml, why) => {
  expect(() => readXml(xml)).toThrow(why)
})
