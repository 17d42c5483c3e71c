import { expect, test } from 'vitest'
import { hasLink } from './links.ts'

test.each([
  'Win a prize at http://evil.example',
  'See evil.com',
  'EVIL.CO.IN Private Limited',
  'www.evil',
  'Call us: bit.ly/abc',
  'evil.example/prize',
  'evil．com',
  'evil。com',
])('%s is a link', (name) => {
  expect(hasLink(name)).toBe(true)
})

test.each([
  'Malvan Towers Private Limited',
  'S.R. Constructions & Sons',
  'M/s. Sharma Infra Pvt.Ltd.',
  'A. K. Info-Tech (India)',
  'Patil Bros. Co.',
  'Larsen & Toubro / ECC',
  'महाराष्ट्र इंफ्रा प्रा. लि.',
])('%s is a name', (name) => {
  expect(hasLink(name)).toBe(false)
})
