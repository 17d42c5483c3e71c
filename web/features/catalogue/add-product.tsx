import { useState } from 'react'
import type { DeskProduct, ProductKind } from '#contract/catalogue.desk.ts'
import { callVersioned } from '#web/platform/call.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { draftOf, requestOf } from './desk-product-draft.ts'
import { ProductFields } from './desk-product-fields.tsx'
import { productChanged } from './desk-products.queries.ts'
import { useDeskProductTexts } from './desk-texts.ts'
import { DrawingBeside } from './drawing-beside.tsx'
import { useProductForm } from './use-product-form.ts'

type Props = { kinds: readonly ProductKind[]; onAdded: (product: DeskProduct) => void }

/** Adds a machine, with its drawing beside the form. */
export function AddProduct({ kinds, onAdded }: Props) {
  const text = useDeskProductTexts()
  const { notifyFailed } = useOutcome()
  const [stored] = useState(() => draftOf(kinds))
  const { form, attributes } = useProductForm(kinds, stored)
  const edit = useEdit(form, {
    stored,
    async send(draft) {
      const { answer, version } = await callVersioned('addProduct', { body: requestOf(attributes, draft) })
      productChanged({ thing: answer.product, version })
      onAdded(answer.product)
    },
    failed: (error) => notifyFailed('request', error),
  })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="card p-5 md:p-6">
        <EditForm edit={edit} button={{ idle: text.add, pending: text.adding }}>
          <ProductFields form={form} kinds={kinds} attributes={attributes} />
        </EditForm>
      </div>
      <DrawingBeside draft={form.values} attributes={attributes} />
    </div>
  )
}
