import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ContactMessage, ContactStatus } from '#contract/contact.desk.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { type Replies, refused, Versioned, waiting } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  focused,
  gone,
  heading,
  looked,
  lookedInTheDark,
  press,
  seen,
  tabTo,
  told,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const answer = page.getByRole('textbox', { name: 'Answer' })
const link = (name: string) => main.getByRole('link', { name, exact: true })

const aMessage = (n: number, name: string, more: Partial<ContactMessage> = {}): ContactMessage => ({
  messageId: idOf(900 + n),
  name,
  email: 'meera@malvan.example',
  phone: '9876543210',
  message: 'Do you rent cranes of 50 t in Goa?\n\nFrom next week on.',
  status: 'NEW',
  receivedAt: '2026-11-24T11:48:00.000Z',
  answers: [],
  ...more,
})

/** An inbox of a new message and one that is done, as the server keeps it during a test. */
function anInbox() {
  const messages = [aMessage(1, "Meera D'Souza"), aMessage(2, 'Ravi Iyer', { status: 'DONE', phone: null })]
  const of = (id: string) => messages.find(({ messageId }) => messageId === id) as ContactMessage
  const changed = (id: string, change: Partial<ContactMessage>) =>
    new Versioned({ contactMessage: Object.assign(of(id), change) }, 'W/"2"')
  const set =
    (status: ContactStatus) =>
    ({ params: { id } }: { params: { id: string } }) =>
      changed(id, { status })
  const replies: Replies = {
    listContactMessages: ({ query: { filter = '', status, ...paged } }) => ({
      contactMessages: pageOf(
        messages
          .filter(
            (one) => one.name.toLowerCase().includes(filter.toLowerCase()) && one.status === (status ?? one.status),
          )
          .map(({ message, answers: _answers, ...one }) => ({ ...one, excerpt: message })),
        paged,
      ),
    }),
    getContactMessage: ({ params: { id } }) => new Versioned({ contactMessage: of(id) }, 'W/"1"'),
    answerContactMessage: ({ params: { id }, body: { text } }) => {
      const given = { answerId: idOf(950), text, by: 'Meera Joshi', at: '2026-11-24T12:00:00.000Z' }
      return changed(id, { status: 'ANSWERED', answers: [...of(id).answers, given] })
    },
    closeContactMessage: set('DONE'),
    reopenContactMessage: set('NEW'),
  }
  return { replies }
}

test('sales finds a message, answers it by mail and marks it as done', async () => {
  await visit('/desk/messages', { atDesk: 'SALES', width: PHONE, replies: anInbox().replies })
  await seen(page.getByText('2 messages'))
  await looked('desk messages')

  await link("Meera D'Souza").click()
  await seen(heading("Meera D'Souza"))
  await expect.element(link('meera@malvan.example')).toHaveAttribute('href', 'mailto:meera%40malvan.example')
  await press('Send answer')
  await seen(page.getByRole('alert', { name: 'Please check these fields' }).getByText('Answer is required'))
  await looked('desk message')
  await answer.fill('Yes, from Monday.')
  await press('Send answer')
  await seen(page.getByText('Your answer is on its way to meera@malvan.example.'))
  await seen(page.getByRole('region', { name: 'Answers' }).getByText('Meera Joshi, 24 Nov 2026, 17:30'))
  await expect.element(answer).toHaveValue('')
  await press('Mark as done')
  await seen(page.getByText('Marked as done.'))
  await looked('desk message answered')
  await lookedInTheDark('desk message answered')
  await press('Reopen')
  await seen(page.getByText('Back in the inbox.'))
  expect(askedOf('answerContactMessage')).toMatchObject([{ headers: { 'if-match': 'W/"1"' } }])
  expect(askedOf('closeContactMessage')).toMatchObject([{ headers: { 'if-match': 'W/"2"' } }])
})

test('the inbox and a message work by keyboard alone', async () => {
  await visit('/desk/messages', { atDesk: 'SALES', replies: anInbox().replies })
  await tabTo(link("Meera D'Souza"))
  await userEvent.keyboard('{Enter}')
  await seen(heading("Meera D'Souza"))
  await tabTo(answer)
  await userEvent.keyboard('Yes.')
  await userEvent.tab()
  await focused(button('Send answer'))
  await userEvent.keyboard('{Enter}')
  await seen(page.getByText('Your answer is on its way to meera@malvan.example.'))
})

test('the list filters by status and shows that it is loading, empty or failed', async () => {
  await visit('/desk/messages', { atDesk: 'SALES', replies: anInbox().replies })
  await main.getByLabelText('Status').selectOptions('Done')
  await seen(page.getByText('1 message', { exact: true }))
  await gone(link("Meera D'Souza"))
  await visit('/desk/messages', { atDesk: 'SALES', replies: { listContactMessages: waiting } })
  await seen(page.getByText('Loading').first())
  const none = { listContactMessages: { contactMessages: pageOf([], { page: 0, size: 20 }) } }
  await visit('/desk/messages', { atDesk: 'SALES', replies: none })
  await seen(page.getByText('No messages yet'))
  await looked('desk messages empty')
  await visit('/desk/messages', { atDesk: 'SALES', replies: { listContactMessages: refused('service-unavailable') } })
  await seen(page.getByText('The messages could not be loaded'))
})

test('other roles read a message and cannot answer it', async () => {
  await visit(`/desk/messages/${idOf(901)}`, { atDesk: 'OPERATIONS', replies: anInbox().replies })
  await seen(page.getByText('Do you rent cranes of 50 t in Goa?'))
  await gone(button('Send answer'))
  await gone(button('Mark as done'))
})

test('B-36 an answer to a message that a colleague has changed keeps the typed text and shows the change', async () => {
  const { replies } = anInbox()
  await visit(`/desk/messages/${idOf(901)}`, {
    atDesk: 'SALES',
    replies: { ...replies, answerContactMessage: refused('precondition-failed') },
  })
  await answer.fill('Yes, from Monday.')
  const theirs = { answerId: idOf(951), text: 'We do.', by: 'Kavita Nair', at: '2026-11-24T12:00:00.000Z' }
  const contactMessage = aMessage(1, "Meera D'Souza", { status: 'ANSWERED', answers: [theirs] })
  serveAlso({ getContactMessage: new Versioned({ contactMessage }, 'W/"2"') })
  await press('Send answer')
  await told('Request Failed', /changed/)
  await seen(page.getByText('We do.'))
  await expect.element(answer).toHaveValue('Yes, from Monday.')
})

test('S13 text from a visitor stays text', async () => {
  const payload = '<img src=x onerror="document.title=\'run\'"> <script>document.title="run"</script>'
  const contactMessage = aMessage(3, payload, {
    message: payload,
    answers: [{ answerId: idOf(952), text: payload, by: 'Meera Joshi', at: '2026-11-24T12:00:00.000Z' }],
  })
  await visit(`/desk/messages/${idOf(903)}`, {
    atDesk: 'SALES',
    replies: { getContactMessage: new Versioned({ contactMessage }, 'W/"1"') },
  })
  await seen(heading(payload))
  expect(main.getByText(payload).elements()).toHaveLength(3)
  expect(main.element().querySelectorAll('img, script')).toHaveLength(0)
})
