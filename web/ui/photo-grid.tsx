import { useState } from 'react'

type Photo = { fileId: string; url: string; width?: number | undefined; height?: number | undefined }

/** Photographs side by side; one at a time is shown large in its place, as their addresses soon stop working. */
export function PhotoGrid({ photos, nameOf }: { photos: readonly Photo[]; nameOf: (n: number) => string }) {
  const [large, setLarge] = useState<string>()
  return (
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
                alt={nameOf(at + 1)}
                width={width}
                height={height}
                className={`w-full rounded bg-wash ${isLarge ? 'h-auto' : 'aspect-4/3 object-cover'}`}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
