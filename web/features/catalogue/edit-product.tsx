import { useState } from 'react'
import type { DeskProduct, ProductKind } from '#contract/catalogue.desk.ts'
import { callVersioned } from '#web/platform/call.ts'
import { differs } from '#web/platform/changes.ts'
import { useConflict } from '#web/platform/use-conflict.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import type { Versioning } from '#web/platform/use-versioned.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { draftOf, type ProductDraft, requestOf } from './desk-product-draft.ts'
import { ProductFields } from './desk-product-fields.tsx'
import { productChanged } from './desk-products.queries.ts'
import { useDeskProductTexts } from './desk-texts.ts'
import { DrawingBeside } from './drawing-beside.tsx'
import { useProductForm } from './use-product-form.ts'

export type ProductVersioning = Versioning<DeskProduct>
type Props = { versioning: ProductVersioning; kinds: readonly ProductKind[] }

/** Changes what is said about a machine, with its drawing beside the form. */
export function EditProduct({ versioning, kinds }: Props) {
  const text = useDeskProductTexts()
  const { notifyFailed } = useOutcome()
  const { slug, isPublished } = versioning.stored
  const valuesOf = (product: DeskProduct) => draftOf(kinds, product)
  const stored = valuesOf(versioning.stored)
  const { form, attributes, labels } = useProductForm(kinds, stored)
  const specs = attributes.map(({ key, label }) => [`specs.${key}`, { label }] as const)
  const named = Object.entries(labels).map(([name, label]) => [name, { label }] as const)
  const fields = Object.fromEntries([...named, ...specs])
  const conflict = useConflict<DeskProduct, ProductDraft>(form, { versioning, valuesOf, fields })
  const isChanged = differs(form.values, stored)
  const [isSaved, setSaved] = useState(false)
  const edit = useEdit(form, {
    stored,
    changesOnly: true,
    isChanged,
    async send(draft) {
      const { headers } = versioning
      const body = requestOf(attributes, draft)
      const { answer, version } = await callVersioned('updateProduct', { params: { slug }, headers, body })
      const saved = { thing: answer.product, version }
      productChanged(saved)
      versioning.saved(saved)
      // As it was stored: 9.20 is 9.2.
      const kept = Object.entries(valuesOf(answer.product)) as [keyof ProductDraft, string][]
      for (const [field, value] of kept) form.change(field, value)
      setSaved(true)
    },
    failed(error) {
      notifyFailed('request', error)
      versioning.refused(error)
    },
  })
  const done = isPublished ? text.savedPublic : text.saved
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-label={text.facts} className="card p-5 md:p-6">
        <EditForm
          edit={edit}
          conflict={conflict}
          button={{ idle: text.save, pending: text.saving }}
          beside={<output className="empty:hidden">{isSaved && !isChanged && !edit.nothingChanged && done}</output>}
        >
          <ProductFields form={form} kinds={kinds} attributes={attributes} />
        </EditForm>
      </section>
      <DrawingBeside draft={form.values} attributes={attributes} />
    </div>
  )
}
