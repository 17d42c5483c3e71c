import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { routerData } from './router-data.ts'

const streamOf = (...parts: string[]) => ReadableStream.from(parts).pipeThrough(new TextEncoderStream())

test('data can not end its script, and arrives as it was', async () => {
  const data = '[{"name":"</script><script>evil()</script>"},"₹ & \u2028"]\n'
  const html = await routerData(streamOf(data.slice(0, 9), data.slice(9)), 'm4rk')
  const scripts = [...html.matchAll(/<script nonce="m4rk">(.*?)<\/script>/g)].map(([, code = '']) => code)
  expect(scripts).toHaveLength(2)
  const sent: unknown[] = []
  const window = {
    __reactRouterContext: {
      streamController: { enqueue: (text: string) => sent.push(text), close: () => sent.push('closed') },
    },
  }
  // The scripts themselves, as a browser runs them.
  for (const code of scripts) runInNewContext(code, { window })
  expect(sent).toEqual([data, 'closed'])
})

test('a page without a nonce has scripts without one', async () => {
  expect(await routerData(streamOf('1'), undefined)).toMatch(/^<script>window\./)
})
