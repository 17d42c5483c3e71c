import type { ShownFile } from '#contract/files.ts'
import { fill } from '#web/platform/text.ts'
import { PhotoGrid } from '#web/ui/photo-grid.tsx'
import { Section } from '#web/ui/section.tsx'
import { useLogTexts } from './texts.ts'

/** The photographs of a log. */
export function LogPhotos({ photos }: { photos: readonly ShownFile[] }) {
  const text = useLogTexts()
  if (photos.length === 0) return null
  return (
    <Section title={text.photos}>
      <PhotoGrid photos={photos} nameOf={(n) => fill(text.photoOf, { n: String(n) })} />
    </Section>
  )
}
