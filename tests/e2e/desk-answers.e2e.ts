import { expect, test } from 'vitest'
import { aBrowser, callAs } from '#tests/support/browser.ts'
import { noticesTo } from '#tests/support/outbox.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { anEmail } from '#tests/support/session.ts'
import { SALES } from '#tests/support/session-stock.ts'

const { openPage, signedInPage, deskPage } = aBrowser()

test('a customer asks, sales take the enquiry and answer, and the customer reads it and replies', async () => {
  const customer = await signedInPage()
  const call = await callAs(customer)
  const { products } = await call('listProducts', { query: { sort: 'name', size: '1' } })
  await call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
  const { enquiryId } = await call('submitEnquiry', { body: enquiryBody(new Date()), headers: {} })
  await customer.goto(`/my-rental/manage-enquiry/${enquiryId}`)
  await customer.getByText(/^Our team answers by/).waitFor()

  const sales = await deskPage(SALES)
  await sales.goto(`/desk/enquiries/${enquiryId}`)
  await sales.getByRole('button', { name: /^Assign to me/ }).waitFor()
  await sales.keyboard.press('a')
  await sales.getByText('Assigned to Kavita Nair.').waitFor()
  await sales.keyboard.press('m')
  await sales.getByRole('textbox', { name: /^Message to/ }).fill('Is the ground firm enough for 15 t?')
  await sales.getByRole('button', { name: 'Send message' }).click()
  await sales.getByText('Message sent.').waitFor()

  await customer.reload()
  await customer.getByText('Is the ground firm enough for 15 t?').first().waitFor()
  await customer.getByRole('textbox', { name: 'Your message' }).fill('Yes, it is concrete.')
  await customer.getByRole('button', { name: 'Send message' }).click()
  await customer.getByText('Your message was sent.').waitFor()
  await sales.reload()
  await sales.getByText('Yes, it is concrete.').first().waitFor()
  // The clock to the first answer has ended.
  expect(await sales.getByText(/^Answer by/).count()).toBe(0)
})

test('a visitor writes by the contact form, sales answer at the desk, and the mail stands in the outbox', async () => {
  const visitor = await openPage()
  const email = anEmail()
  await visitor.goto('/about-us#contact')
  const form = visitor.locator('#contact')
  await form.getByLabel('Your name').fill("Meera D'Souza")
  await form.getByLabel('Email ID').fill(email)
  await form.getByLabel('Message', { exact: true }).fill('Do you rent cranes of 50 t in Goa, from next week on?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await visitor.getByText('Message Sent Successfully').waitFor()

  const sales = await deskPage(SALES)
  await sales.goto(`/desk/messages?q=${encodeURIComponent(email)}`)
  await sales.getByRole('link', { name: "Meera D'Souza" }).click()
  await sales.getByRole('textbox', { name: 'Answer' }).fill('Yes, two of them, from Monday.')
  await sales.getByRole('button', { name: 'Send answer' }).click()
  await sales.getByText(`Your answer is on its way to ${email}.`).waitFor()

  const answers = async () => (await noticesTo(email)).filter(({ subject }) => subject.startsWith('Answer'))
  await expect.poll(answers).toHaveLength(1)
  expect((await answers())[0]?.text).toMatch(/^Yes, two of them, from Monday\.\n\nKavita/)
})
