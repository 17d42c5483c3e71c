import { expect, test } from 'vitest'
import { photoStrip } from './photo-strip.ts'

const photo = (alt: string) => ({
  alt,
  width: 960,
  height: 720,
  sources: [
    { width: 480, url: '/photos/a-480.webp' },
    { width: 960, url: '/photos/a-960.webp' },
  ],
})

test('photographs keep their room while they load, each in the size that fits', () => {
  const strip = photoStrip([photo('On the slab')])
  expect(strip).toContain('srcset="/photos/a-480.webp 480w, /photos/a-960.webp 960w"')
  expect(strip).toContain('width="960" height="720" alt="On the slab" loading="lazy"')
  expect(photoStrip([])).toBe('')
})

test('S13 the text of a photograph stays text', () => {
  const strip = photoStrip([photo(`"><script>alert('1')</script>&amp;`)])
  expect(strip).not.toMatch(/<script|"><s/)
  expect(strip).toContain('alt="&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38;amp;"')
})
