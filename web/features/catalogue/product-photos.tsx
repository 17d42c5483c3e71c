import { useState } from 'react'
import { AltText, type ProductPhoto } from '#contract/catalogue.desk.ts'
import { callVersioned } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useDeskProductTexts } from './desk-texts.ts'
import type { ProductVersioning } from './edit-product.tsx'
import { PhotoRow } from './photo-row.tsx'
import { useSavePart } from './use-save-part.ts'

/** Stores a picture for a machine and returns its id; the page knows how. */
type StorePicture = (file: File) => Promise<string>
type Props = { versioning: ProductVersioning; store: StorePicture }

const sameAs = (one: readonly ProductPhoto[], other: readonly ProductPhoto[]) =>
  one.length === other.length &&
  one.every(({ photoId, alt }, n) => photoId === other[n]?.photoId && alt === other[n].alt)

/** The photographs of a machine: their order and texts, and a new one. */
export function ProductPhotos({ versioning, store }: Props) {
  const text = useDeskProductTexts()
  const { photos: stored } = versioning.stored
  return (
    <section aria-labelledby="product-photos" className="card p-5 md:p-6">
      <h2 id="product-photos" className="heading text-xl">
        {text.photosTitle}
      </h2>
      <p className="mb-4 text-ink-2">{text.photosHint}</p>
      {stored.length === 0 ? (
        <p className="mb-5 text-ink-3">{text.noPhotos}</p>
      ) : (
        // Another list begins anew.
        <Photos key={stored.map(({ photoId, alt }) => photoId + alt).join()} versioning={versioning} />
      )}
      <NewPhoto key={stored.length} versioning={versioning} store={store} />
    </section>
  )
}

function Photos({ versioning }: { versioning: ProductVersioning }) {
  const text = useDeskProductTexts()
  const { slug, photos: stored } = versioning.stored
  const [photos, setPhotos] = useState(stored)
  const isChanged = !sameAs(photos, stored)
  useUnsaved(isChanged)
  const { submit, pending } = useSavePart(versioning, () =>
    callVersioned('saveProductPhotos', {
      params: { slug },
      headers: versioning.headers,
      body: { photos: photos.map(({ photoId, alt }) => ({ photoId, alt })) },
    }),
  )
  const swap = (index: number) => photos.toSpliced(index, 2, ...photos.slice(index, index + 2).toReversed())
  return (
    <>
      <ol className="mb-4 grid gap-4">
        {photos.map((photo, index) => (
          <PhotoRow
            key={photo.photoId}
            photo={photo}
            number={index + 1}
            onAlt={(alt) => setPhotos(photos.with(index, { ...photo, alt }))}
            onRemove={() => setPhotos(photos.toSpliced(index, 1))}
            {...(index > 0 ? { onEarlier: () => setPhotos(swap(index - 1)) } : {})}
            {...(index < photos.length - 1 ? { onLater: () => setPhotos(swap(index)) } : {})}
          />
        ))}
      </ol>
      {isChanged && (
        <Button className="mb-6" aria-disabled={pending} onClick={() => submit()}>
          {pending ? text.saving : text.savePhotos}
        </Button>
      )}
    </>
  )
}

function NewPhoto({ versioning, store }: Props) {
  const text = useDeskProductTexts()
  const { slug } = versioning.stored
  const [file, setFile] = useState<File>()
  const [alt, setAlt] = useState('')
  const [tried, setTried] = useState(false)
  const isDescribed = AltText.safeParse(alt).success
  const { submit, pending } = useSavePart(versioning, async (chosen: File) => {
    const body = { fileId: await store(chosen), alt }
    return callVersioned('addProductPhoto', { params: { slug }, headers: versioning.headers, body })
  })
  const send = () => {
    setTried(true)
    if (file !== undefined && isDescribed) submit(file)
  }
  return (
    <div className="grid max-w-2xl gap-4 border-t border-line pt-5">
      <label className="grid gap-1">
        <span className="font-medium">{text.photo}</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="min-h-11 max-w-full file:mr-3 file:min-h-11 file:rounded file:border file:border-line-strong file:bg-paper file:px-4"
          onChange={(event) => setFile(event.target.files?.[0])}
        />
        <span className="text-sm text-ink-3">{text.choosePhoto}</span>
        {tried && file === undefined && <span className="text-sm font-medium text-danger">{text.photoRequired}</span>}
      </label>
      <TextField
        name="alt"
        label={text.alt}
        hint={text.altHint}
        value={alt}
        onChange={setAlt}
        onBlur={() => {}}
        error={tried && !isDescribed ? fill(text.rules.invalid, { label: text.alt }) : undefined}
      />
      <div>
        <Button tone="secondary" aria-disabled={pending} onClick={send}>
          {pending ? text.uploading : text.addPhoto}
        </Button>
      </div>
    </div>
  )
}
