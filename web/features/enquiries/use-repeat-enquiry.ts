import type { Api } from '#contract/api.ts'
import { formatDate } from '#contract/dates.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import { notify } from '#web/platform/notify.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill, plural } from '#web/platform/text.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import { useRequestKey } from '#web/platform/use-request-key.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useEnquiryTexts } from './texts.ts'

type Repeated = OutputOf<Api['repeatEnquiry']>

/** Puts an earlier enquiry's machines into the cart, reports what was left out and why, then goes to the cart. */
export function useRepeatEnquiry(reloadCart: () => Promise<unknown>) {
  const { notifyRepeated, notifyFailed } = useOutcome()
  const key = useRequestKey()
  return useSubmit(
    async (enquiryId: string) => {
      const about = { params: { id: enquiryId }, headers: key.of(enquiryId) }
      const reply = translateNames(await call('repeatEnquiry', about))
      key.drop()
      notifyRepeated(reply)
      await reloadCart()
    },
    (error) => {
      notifyFailed(error)
      void reloadCart()
    },
  )
}

/** The two result dialogs of specification section 8. */
function useOutcome() {
  const text = useEnquiryTexts()
  const messageOf = useProblemText()
  const countOf = ({ added, enquiryDate }: Repeated) =>
    added === 0 ? text.repeatedNone : fill(plural(added, text.repeated), { date: formatDate(enquiryDate) })
  const leftOut = ({ skipped }: Repeated) =>
    skipped.length > 0 && {
      messageText: text.skipped,
      points: skipped.map(({ productName, reason }) => fill(text[`skipped${reason}`], { name: productName })),
    }
  return {
    notifyRepeated: (reply: Repeated) =>
      notify({
        title: text.done.repeatEnquiry,
        notifytype: 'success',
        message: countOf(reply),
        ...leftOut(reply),
        buttons: { primary: { label: text.toCart, route: pagePaths.cart() } },
      }),
    notifyFailed: (error: unknown) => {
      const tooMany = error instanceof ApiProblem && error.is('max-cart-line-items-exceeded')
      notify({
        title: text.failed.repeatEnquiry,
        notifytype: 'failure',
        message: messageOf(error),
        ...(tooMany && { messageText: text.repeatTooMany }),
        buttons: { primary: { label: text.dialog.okay } },
      })
    },
  }
}
