import { useState } from 'react'
import { imageTypes } from '#contract/file-types.ts'
import type { ShownFile } from '#contract/files.ts'
import { PHOTOS_MAX } from '#contract/logsheets.content.ts'
import { fill, plural } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { useEntryTexts } from './entry-texts.ts'
import { smaller, thumbnail } from './smaller-photo.ts'

/** Stores a photograph and returns its id; the page knows by which call. */
export type StorePhoto = (photo: File) => Promise<string>

type Props = {
  photoIds: readonly string[]
  /** Photographs of the log as it was read, with their addresses. */
  known: readonly ShownFile[]
  store: StorePhoto
  onChange: (change: (photoIds: readonly string[]) => string[]) => void
  failed: (error: unknown) => void
}

/** The photographs of a day: taken with the camera or chosen, uploaded one after the other, removed again. */
export function EntryPhotos({ photoIds, known, store, onChange, failed }: Props) {
  const text = useEntryTexts()
  const [thumbnails, setThumbnails] = useState<Readonly<Record<string, string>>>({})
  const [left, setLeft] = useState(0)
  const { submit, pending } = useSubmit(async (files: readonly File[]) => {
    for (const [at, file] of files.entries()) {
      setLeft(files.length - at)
      const photo = await smaller(file)
      const [fileId, shown] = await Promise.all([store(photo), thumbnail(photo)])
      setThumbnails((before) => ({ ...before, [fileId]: shown }))
      onChange((ids) => [...ids, fileId])
    }
  }, failed)
  const room = PHOTOS_MAX - photoIds.length
  const pick = (files: readonly File[]) => files.length > 0 && submit(files.slice(0, room))
  const source = (id: string) => thumbnails[id] ?? known.find(({ fileId }) => fileId === id)?.url
  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-3 gap-3 empty:hidden sm:grid-cols-4 md:grid-cols-6">
        {photoIds.map((id, at) => (
          <Photo
            key={id}
            n={at + 1}
            src={source(id)}
            onRemove={() => onChange((ids) => ids.filter((other) => other !== id))}
          />
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-3 sm:max-w-md">
        <PhotoButton label={text.takePhoto} isCamera off={pending || room <= 0} onFiles={pick} />
        <PhotoButton label={text.addPhoto} off={pending || room <= 0} onFiles={pick} />
      </div>
      <output className="text-ink-2 empty:hidden">
        {pending && plural(left, text.uploading)}
        {room <= 0 && fill(text.photosFull, { n: String(PHOTOS_MAX) })}
      </output>
    </div>
  )
}

function Photo({ n, src, onRemove }: { n: number; src: string | undefined; onRemove: () => void }) {
  const text = useEntryTexts()
  const named = { n: String(n) }
  return (
    <li className="relative">
      <img src={src} alt={fill(text.photoOf, named)} className="aspect-square w-full rounded bg-wash object-cover" />
      <button
        type="button"
        aria-label={fill(text.removePhoto, named)}
        onClick={onRemove}
        className="absolute top-0 right-0 grid size-14 place-items-center"
      >
        <span className="grid size-9 place-items-center rounded bg-card text-ink">
          <AccountIcon name="close" className="size-5" />
        </span>
      </button>
    </li>
  )
}

type ButtonProps = { label: string; isCamera?: boolean; off: boolean; onFiles: (files: readonly File[]) => void }

/** Opens the camera of a phone, or the pictures that are there. */
const PhotoButton = ({ label, isCamera = false, off, onFiles }: ButtonProps) => (
  <label className="button button-secondary min-h-14 cursor-pointer px-3 whitespace-nowrap focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-blueprint has-disabled:opacity-60">
    <AccountIcon name={isCamera ? 'camera' : 'picture'} className="size-6" />
    {label}
    <input
      type="file"
      className="sr-only"
      accept={imageTypes.join(',')}
      disabled={off}
      {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        // The same picture can be chosen again.
        event.target.value = ''
        onFiles(files)
      }}
    />
  </label>
)
