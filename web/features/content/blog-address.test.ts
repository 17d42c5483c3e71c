import { expect, test } from 'vitest'
import { blogAddress, readBlog } from './blog-address.ts'

test.each([
  ['', '/blogs'],
  ['tag=safety', '/blogs?tag=safety'],
  ['page=2&tag=safety', '/blogs?tag=safety&page=2'],
  ['page=1', '/blogs'],
  ['tag=&page=x', '/blogs'],
  ['page=-3', '/blogs'],
])('?%s is %s', (query, address) => {
  expect(blogAddress(readBlog(new URLSearchParams(query)))).toBe(address)
})
