import type { RateCard } from '#contract/rate-card.ts'
import { objectionText } from '#web/platform/field-check.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { bodyOf, type CardDraft, type CardField, draftAfter, type Subject, wrongIn } from './card-draft.ts'
import { useCardTexts } from './texts.ts'

type Options = { follows: RateCard | undefined; today: string; subject: Subject; withCosts: boolean }

/** The form of a new card, filled from the card it follows and checked by the rules of the request. */
export function useCardForm({ follows, today, subject, withCosts }: Options) {
  const { fields, rules } = useCardTexts()
  const initial = draftAfter(follows, today, Object.keys(fields) as CardField[])
  const request = (draft: CardDraft) => bodyOf(draft, subject, withCosts)
  const check = (draft: CardDraft) => {
    const wrong = Object.entries(wrongIn(draft, request(draft))) as [CardField, 'required' | 'invalid'][]
    return Object.fromEntries(
      wrong.map(([field, code]) => [field, objectionText({ field, code, message: code }, fields[field], rules)]),
    )
  }
  return { initial, request, form: useFields<CardDraft>({ initial, check }) }
}

export type CardForm = ReturnType<typeof useCardForm>['form']
