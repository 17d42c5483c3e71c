import { useState } from 'react'
import type { ShownFile } from '#contract/files.ts'
import { fill } from '#web/platform/text.ts'
import { Section } from '#web/ui/section.tsx'
import { useLogTexts } from './texts.ts'

/** The photographs of a log; one at a time is shown large, as their addresses soon stop working. */
export function LogPhotos({ photos }: { photos: readonly ShownFile[] }) {
  const text = useLogTexts()
  const [large, setLarge] = useState<string>()
  if (photos.length === 0) return null
  return (
    <Section title={text.photos}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {photos.map(({ fileId, url, width, height }, at) => {
          const isLarge = fileId === large
          return (
            <li key={fileId} className={isLarge ? 'col-span-full' : ''}>
              <button
                type="button"
                aria-expanded={isLarge}
                onClick={() => setLarge(isLarge ? undefined : fileId)}
                className="block w-full"
              >
                <img
                  src={url}
                  alt={fill(text.photoOf, { n: String(at + 1) })}
                  width={width}
                  height={height}
                  className={`w-full rounded bg-wash ${isLarge ? 'h-auto' : 'aspect-4/3 object-cover'}`}
                />
              </button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
