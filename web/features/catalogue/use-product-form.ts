import type { ProductKind } from '#contract/catalogue.desk.ts'
import { ProductForm } from '#contract/catalogue.desk.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { fill } from '#web/platform/text.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { isRight, kindOf, type ProductDraft, requestOf, specName, typedRules } from './desk-product-draft.ts'
import { useDeskProductTexts } from './desk-texts.ts'

type Wrong = { [Key in keyof ProductDraft]?: string }

/** The form of a machine, with the contract's rules; its specs are those of the chosen kind. */
export function useProductForm(kinds: readonly ProductKind[], initial: ProductDraft) {
  const text = useDeskProductTexts()
  const fieldTexts = useFieldTexts()
  const { name, make, model, subCategory, description, rateIncludes, mobilisationNote } = text
  const labels = { name, make, model, subCategory, description, rateIncludes, 'mobilisation.note': mobilisationNote }
  const names = Object.keys(typedRules) as (keyof typeof typedRules)[]
  const rules = Object.fromEntries(names.map((key) => [key, { schema: typedRules[key], label: labels[key] }]))
  const attributesOf = (draft: ProductDraft) => kindOf(kinds, draft.subCategory)?.attributes ?? []
  const form = useFields<ProductDraft>({
    initial,
    check(draft) {
      const wrong: Wrong = wrongFields(rules, draft, fieldTexts)
      const { applications } = requestOf([], draft)
      if (!ProductForm.shape.applications.safeParse(applications).success)
        wrong['applications'] = fill(fieldTexts.invalid, { label: text.applications })
      for (const field of attributesOf(draft))
        if (!isRight(field, draft[specName(field.key)] ?? ''))
          wrong[specName(field.key)] = fill(fieldTexts.invalid, { label: field.label })
      return wrong
    },
  })
  return { form, attributes: attributesOf(form.values), labels }
}
export type ProductFields = ReturnType<typeof useProductForm>['form']
