import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { anOwnProfile } from '#tests/components/own-profile.ts'
import { refused, waiting } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  focused,
  gone,
  heading,
  looked,
  notice,
  press,
  seen,
  told,
} from '#tests/components/screen.tsx'
import { accessTokenOf, claimsOf } from '#tests/components/somebody.ts'
import { aTeam } from '#tests/components/users.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const PROFILE = '/my-profile/profile-detail'
const COMPANY = 'Deccan Builders'
const invitation = {
  invitationId: idOf(601),
  companyName: COMPANY,
  userRole: 'ROLE_USER',
  expiresAt: '2026-11-30T10:00:00Z',
} as const
const open = { listOwnInvitations: { invitations: [invitation] } }
const none = { listOwnInvitations: { invitations: [] } }
const main = page.getByRole('main')
const tokensAs = (who: 'user' | 'individual') => ({
  accessToken: accessTokenOf(claimsOf(who)),
  refreshToken: 'refresh-token',
})
const ofCompany = page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Project sites' })

test('an invitation is accepted on the profile, and its guest can leave the company again', async () => {
  await visit(`${PROFILE}#invitations`, { as: 'individual', replies: { ...anOwnProfile().replies, ...open } })
  await focused(heading('Invitations'))
  await seen(main.getByText('As a user · Open until 30 Nov 2026'))
  await looked('invitations')
  await gone(ofCompany)
  serveAlso({ acceptInvitation: tokensAs('user'), ...none })
  await press(`Accept the invitation of ${COMPANY}`)
  await told('Invitation Accepted Successfully', new RegExp(COMPANY))
  await seen(main.getByText('USER (COMPANY)'))
  await seen(ofCompany)
  await seen(main.getByText('No company has invited you.'))
  await looked('invitations of a company')

  serveAlso({ continueAsIndividual: tokensAs('individual') })
  await press('Continue as individual')
  const asked = notice('Continue as individual?')
  await seen(asked.getByText('Enquiries that you made for it stay with it.'))
  await looked('invitations leaving')
  await focused(asked.getByRole('button', { name: 'Stay' }))
  await userEvent.keyboard('{Escape}')
  await press('Continue as individual')
  await asked.getByRole('button', { name: 'Continue as individual' }).click()
  await told('Continued as Individual Successfully', 'You now rent in your own name. You keep your cart.')
  await seen(main.getByText('USER (INDIVIDUAL)'))
  await gone(ofCompany)
})

test('an invitation is declined after a question, by keyboard', async () => {
  await visit(`${PROFILE}#invitations`, { as: 'individual', replies: { ...anOwnProfile().replies, ...open } })
  const declining = button(`Decline the invitation of ${COMPANY}`)
  await seen(declining)
  ;(declining.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const asked = notice('Decline this invitation?')
  await focused(asked.getByRole('button', { name: 'Keep it' }))
  await userEvent.keyboard('{Escape}')
  await gone(asked)
  await focused(declining)
  serveAlso({ declineInvitation: undefined, ...none })
  await userEvent.keyboard('{Enter}')
  await asked.getByRole('button', { name: 'Decline' }).click()
  await told('Invitation Declined Successfully', `${COMPANY} can invite you again.`)
  await seen(main.getByText('No company has invited you.'))
  expect(askedOf('declineInvitation')).toMatchObject([{ params: { id: invitation.invitationId } }])
})

test('an invitation withdrawn meanwhile is refused and disappears', async () => {
  const replies = { ...anOwnProfile().replies, ...open, acceptInvitation: refused('not-found') }
  await visit(PROFILE, { as: 'individual', width: PHONE, replies })
  await seen(button(`Accept the invitation of ${COMPANY}`))
  serveAlso(none)
  await press(`Accept the invitation of ${COMPANY}`)
  await told('Request Failed', 'Requested resource not found.')
  await seen(main.getByText('No company has invited you.'))
})

/** The profile of an administrator with these colleagues. */
function atHome(...colleagues: string[]) {
  const { person, replies } = anOwnProfile()
  return {
    ...aTeam(...colleagues).replies,
    ...replies,
    getOwnProfile: { User: { ...person, userRole: 'ROLE_ADMIN' } },
  } as const
}

test('the last administrator stays, and sees why another company’s invitation has to wait', async () => {
  const replies = { ...atHome('Anil'), ...open, continueAsIndividual: refused('last-admin') }
  await visit(PROFILE, { as: 'admin', replies })
  await seen(main.getByText('ADMIN (COMPANY)'))
  await seen(main.getByText('You belong to a company already.'))
  await gone(button(`Accept the invitation of ${COMPANY}`))
  await looked('invitations elsewhere')
  await press('Continue as individual')
  await notice('Continue as individual?').getByRole('button', { name: 'Continue as individual' }).click()
  await told('Continued as Individual Failed', 'A company keeps at least one active administrator.')
  await seen(main.getByText('ADMIN (COMPANY)'))
})

test('the only member of a company dissolves it after a warning', async () => {
  await visit(PROFILE, {
    as: 'admin',
    width: PHONE,
    replies: { ...atHome(), listOwnAccessRequests: { accessRequests: [] } },
  })
  await seen(main.getByText('ADMIN (COMPANY)'))
  serveAlso({ continueAsIndividual: waiting })
  await press('Continue as individual')
  const asked = notice('Continue as individual?')
  await seen(asked.getByText('Nobody else belongs to the company, so it is dissolved. This cannot be undone.'))
  for (const line of ['Enquiries that you made for it become your own.', 'Its GSTIN can be registered again'])
    await seen(asked.getByText(line))
  await looked('invitations dissolving')
  await asked.getByRole('button', { name: 'Continue as individual' }).click()
  await expect.poll(() => askedOf('continueAsIndividual')).toHaveLength(1)
})
