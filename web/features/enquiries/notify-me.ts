import { dialogTexts, failureTitles } from '#contract/texts/dialogs.en.ts'
import { notifiedTexts } from '#contract/texts/enquiries.notified.en.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import { notify } from '#web/platform/notify.ts'
import { problemText } from '#web/platform/problem-text.ts'
import { openGetStarted } from '#web/platform/session/get-started.ts'
import { sessionFor } from '#web/platform/session/session-for.ts'
import { fill, texts } from '#web/platform/text.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import { awaitingEmail, rememberNotice, type WantedNotice } from './wanted-notice.ts'

const notifiedText = texts({ en: { ...notifiedTexts, dialog: dialogTexts, failed: failureTitles } })

/**
 * Subscribes to a machine and reports the result. A visitor signs in first; a user without an e-mail address verifies
 * one. Never throws.
 */
export async function notifyMe(wanted: WantedNotice) {
  if (sessionFor('customer').state.get().status === 'signed-out') {
    rememberNotice(wanted)
    openGetStarted()
    return
  }
  const { productId, city } = wanted
  try {
    const body = { product_id: productId, location: city.slug }
    notifySubscribed(translateNames(await call('subscribeAvailability', { body })), city.name)
  } catch (error) {
    if (error instanceof ApiProblem && error.is('verified-email-required')) awaitingEmail.set(wanted)
    else notifyFailed(error)
  }
}

function notifySubscribed(
  { productName, isAlreadyNotified }: { productName: string; isAlreadyNotified: boolean },
  city: string,
) {
  const text = notifiedText()
  notify({
    title: isAlreadyNotified ? text.alreadyTitle : text.soonTitle,
    notifytype: isAlreadyNotified ? 'info' : 'success',
    message: fill(isAlreadyNotified ? text.already : text.soon, { product: productName, city }),
    buttons: { primary: { label: text.dialog.okay } },
  })
}

function notifyFailed(error: unknown) {
  const text = notifiedText()
  notify({
    title: text.failed.sendNotify,
    notifytype: 'failure',
    message: problemText()(error),
    buttons: { primary: { label: text.dialog.okay } },
  })
}
