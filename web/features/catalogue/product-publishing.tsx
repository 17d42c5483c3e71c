import { callVersioned } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { useDeskProductTexts } from './desk-texts.ts'
import type { ProductVersioning } from './edit-product.tsx'
import { useSavePart } from './use-save-part.ts'

/** Shows a machine on the public site, or takes it off. */
export function ProductPublishing({ versioning }: { versioning: ProductVersioning }) {
  const text = useDeskProductTexts()
  const { slug, isPublished } = versioning.stored
  const name = isPublished ? 'withdrawProduct' : 'publishProduct'
  const { submit, pending } = useSavePart(versioning, () =>
    callVersioned(name, { params: { slug }, headers: versioning.headers, body: {} }),
  )
  const [idle, busy] = isPublished ? [text.withdraw, text.withdrawing] : [text.publish, text.publishing]
  return (
    <Button tone={isPublished ? 'secondary' : 'primary'} aria-disabled={pending} onClick={() => submit()}>
      {pending ? busy : idle}
    </Button>
  )
}
