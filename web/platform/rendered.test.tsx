import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { rendered } from './rendered.ts'

const pageOf = (part: React.ReactNode) => (
  <html lang="en-IN">
    <body>
      <Suspense fallback="waiting">{part}</Suspense>
    </body>
  </html>
)
const refuse = (error: unknown) => {
  throw error
}

test('a part that loads on first use is in the first page that shows it, and in the next', async () => {
  const Part = lazy(async () => ({ default: () => <p>a pager</p> }))
  const [first, second] = [await rendered(pageOf(<Part />), refuse), await rendered(pageOf(<Part />), refuse)]
  expect(first).toMatchObject({ failed: false })
  expect(first.html).toMatch(/^<html lang="en-IN">/)
  expect(first.html).toContain('<p>a pager</p>')
  expect(first.html).not.toContain('waiting')
  expect(second).toEqual(first)
})

test('a page that is itself loaded on first use is waited for', async () => {
  const Page = lazy(async () => ({ default: () => <p>a page</p> }))
  expect((await rendered(<Page />, refuse)).html).toContain('<p>a page</p>')
})

test('a part that fails is left to the browser and reported', async () => {
  const reported: unknown[] = []
  const Part = () => refuse(new Error('no figures'))
  const { html, failed } = await rendered(pageOf(<Part />), (error) => reported.push(error))
  expect(failed).toBe(true)
  expect(html).toContain('waiting')
  expect(reported).toEqual([new Error('no figures')])
})

test('a page without a place for its error throws it', async () => {
  const Page = () => refuse(new Error('no page'))
  await expect(rendered(<Page />, () => undefined)).rejects.toThrow('no page')
})
