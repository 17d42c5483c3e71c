import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import { aQuote, CHOSEN } from '#tests/components/quotes.ts'
import { type Replies, refused } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  gone,
  looked,
  notice,
  press,
  seen,
  tabTo,
  toasted,
  told,
} from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

/** The same, accepted by an administrator with a code. */
const anAcceptedQuote = () =>
  aQuote({
    status: 'ACCEPTED',
    acceptedBy: 'Asha Patil',
    acceptedAt: '2026-11-23T08:30:00Z',
    acceptance: {
      by: 'Asha Patil',
      at: '2026-11-23T08:30:00Z',
      how: 'OTP',
      contactPoint: '••••••0077',
      ip: '203.0.113.7',
      browser: 'Chromium',
      poNumber: 'DBW/PO/2264',
      totalPaise: 8_496_000,
      hash: 'c0ffee'.repeat(10),
    },
  })

const visit = aScreen()

const ADDRESS = `/my-rental/manage-enquiry/quotes/${idOf(45)}`
const { answers } = aQuote()

const at = (width: number, quote = aQuote(), replies: Replies = {}, as: 'admin' | 'user' | 'individual' = 'admin') =>
  visit(ADDRESS, { as, width, replies: { getQuote: { quote }, readQuote: undefined, ...replies } })

const total = page.getByRole('region', { name: 'Total' })
const panel = page.getByRole('region', { name: 'Your answer' })
const said = (text: string | RegExp) => page.getByText(text)
const SENT = { resendAfterSeconds: 60, expiresInSeconds: 300, challenge: 'c', sentTo: '••••••0077' }
const code = page.getByRole('textbox', { name: 'OTP', exact: true })
const accept = button('Accept for ₹6,28,103')

test('a quote is accepted with a code; a wrong one leaves the dialog open', async () => {
  let tries = 0
  const acceptQuote = () => {
    tries += 1
    return tries === 1 ? refused('invalid-otp') : { quote: anAcceptedQuote() }
  }
  await at(DESKTOP, aQuote(), { requestOwnOtp: SENT, acceptQuote })
  await field('PO number').fill('DBW/PO/2264')
  await accept.click()
  const dialog = page.getByRole('dialog', { name: 'Accept version 2' })
  await seen(dialog.getByText('••••••0077'))
  await looked('quote code')
  await code.fill('000000')
  await userEvent.keyboard('{Enter}')
  await told('Otp Verification Failed', 'OTP you have entered is incorrect. Retry again.')
  await seen(dialog)
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await toasted('Quote Accepted Successfully', /certificate is in the PDF/)
  await gone(dialog)
  await seen(said('Accepted by Asha Patil'))
  await seen(said('23 Nov 2026, 14:00, with a code sent to ••••••0077'))
  expect(askedOf('requestOwnOtp')).toMatchObject([{ query: { purpose: 'ACCEPT_QUOTE', ref: idOf(45) } }])
  expect(askedOf('acceptQuote')).toMatchObject([
    { body: { otp: '000000', poNumber: 'DBW/PO/2264', choices: [] } },
    { body: { otp: '123456' } },
  ])
  await looked('quote accepted')
})

test('a company that requires a PO number gets no code without one', async () => {
  await at(PHONE, aQuote({ answers: { ...answers, needsPoNumber: true } }), { requestOwnOtp: SENT })
  await press('Accept')
  await seen(said('PO number is required'))
  expect(askedOf('requestOwnOtp')).toEqual([])
  await field('PO number').fill('PO-7')
  await press('Accept')
  await seen(code)
})

test('above the limit a user asks for approval, and an administrator reads the words', async () => {
  const quote = aQuote({ answers: { ...answers, needsApproval: true } })
  const asked = aQuote({
    requests: [
      {
        kind: 'APPROVAL',
        by: 'Imran Shaikh',
        at: '2026-11-23T06:00:00Z',
        message: 'Hall is handed over on 30 Nov.',
        lines: [],
        choices: [],
      },
    ],
  })
  await at(PHONE, quote, { requestQuoteApproval: { quote: { ...asked, answers: quote.answers } } }, 'user')
  await gone(accept)
  await press('Ask for approval')
  await field('Your message').fill('Hall is handed over on 30 Nov.')
  await looked('quote approval')
  await press('Send request')
  await toasted('Approval Requested Successfully', 'We notified your administrators.')
  await seen(said('Imran Shaikh asks for approval.'))
  expect(askedOf('requestQuoteApproval')).toMatchObject([{ body: { message: 'Hall is handed over on 30 Nov.' } }])
  await at(DESKTOP, asked)
  await seen(said('Hall is handed over on 30 Nov.'))
  await seen(accept)
  await looked('quote to approve')
})

test('an acceptance that turns out to be above the limit leads to the request for approval', async () => {
  await at(DESKTOP, aQuote(), { requestOwnOtp: SENT, acceptQuote: refused('above-accept-limit') }, 'user')
  await accept.click()
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await seen(notice('Accept Quote Failed'))
  await notice('Accept Quote Failed').getByRole('button', { name: 'Okay' }).click()
  await seen(button('Ask for approval'))
  await gone(code)
})

test('a person without a company names the billing party, and its state changes the taxes', async () => {
  const quote = aQuote({ billTo: null, answers: { ...answers, needsBillingParty: true } })
  const igst = {
    ...CHOSEN,
    billTo: null,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 9_581_226,
    totalPaise: quote.totalPaise,
  }
  await at(DESKTOP, quote, { previewChoices: { document: igst }, requestOwnOtp: SENT }, 'individual')
  await accept.click()
  await seen(said('Name on the bill is required'))
  await seen(said('State is required'))
  await field('Name on the bill').fill('Ravi Kulkarni')
  await field('Billing address').fill('12 Karve Road, Pune 411004')
  await page.getByLabelText('State').selectOptions('Goa')
  await seen(total.getByText('IGST 18 %'))
  await looked('quote of a person')
  await accept.click()
  await seen(code)
  expect(askedOf('previewChoices')).toMatchObject([{ body: { billingParty: { state: 'Goa' } } }])
})

test('a change is requested for the whole quote or for a line, and needs words', async () => {
  const requestQuoteChange = {
    quote: aQuote({
      requests: [
        {
          kind: 'CHANGE',
          by: 'Asha Patil',
          at: '2026-11-23T06:00:00Z',
          message: null,
          lines: [{ lineNo: 2, message: 'Until 20 Jan.' }],
          choices: [],
        },
      ],
    }),
  }
  await at(DESKTOP, aQuote(), { requestQuoteChange })
  await tabTo(button('Ask for a change'))
  await userEvent.keyboard('{Enter}')
  await press('Send request')
  await seen(said('Say what should change, for the whole quote or for a line.'))
  await field('Line 2: JLG 600AJ').fill('Until 20 Jan.')
  await looked('quote change')
  await press('Send request')
  await toasted('Change Requested Successfully', 'Our team answers with a new version.')
  await seen(said('Line 2: Until 20 Jan.'))
  expect(askedOf('requestQuoteChange')).toMatchObject([{ body: { lines: [{ lineNo: 2, message: 'Until 20 Jan.' }] } }])
})

test('a quote is declined with a reason', async () => {
  const declined = aQuote({
    status: 'DECLINED',
    answers: { ...answers, mayAccept: false, mayDecline: false, mayRequestChange: false },
    events: [
      { event: 'decline', status: 'DECLINED', at: '2026-11-23T06:00:00Z', actor: 'Asha Patil', reason: 'Too dear.' },
    ],
  })
  await at(PHONE, aQuote(), { declineQuote: { quote: declined } })
  await press('Decline')
  await press('Decline quote')
  await seen(said('Reason for declining is required'))
  await field('Reason for declining').fill('Too dear.')
  await press('Decline quote')
  await toasted('Quote Declined Successfully', 'Our team will read your reason.')
  await seen(said('Asha Patil declined this version on 23 Nov 2026, 11:30.'))
  await seen(said('Reason: Too dear.'))
  await gone(panel)
})
