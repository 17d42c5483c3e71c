import { expect, test } from 'vitest'
import { ContactRequest } from '#contract/contact.ts'
import { contactForm } from '#server/modules/contact/contact.routes.ts'
import { packAnswer } from '#server/platform/answer.ts'
import { bareApp } from '#server/platform/bare-app.ts'
import { pageForms } from '#server/platform/page-forms.ts'
import { complaintsOf, otherCalls, PATIENT, probesOf } from './support/costly.ts'
import { hostileTexts } from './support/hostile.ts'
import { proofs } from './support/proofs.ts'
import { fieldsOf } from './support/schemas.ts'
import { aServer } from './support/server.ts'

// The desk's calls stand in a file of their own, so two workers share the work.
const server = await aServer()
const complaintsAbout = await probesOf(server, proofs(1, 1000))

test.each(otherCalls)(
  'I2 no text in any field of %s and no shape of its body costs more than its length',
  PATIENT,
  async (name) => {
    expect(await complaintsAbout(name)).toEqual([])
  },
)

test('I2 no field of the form without JavaScript costs more than its length', async () => {
  const app = bareApp(server.config)
  const form = contactForm({ db: server.db, clock: server.clock.now, config: server.config }, '?sent')
  const shown = async () => packAnswer(422, {}, Buffer.from('refused'))
  void app.register(async (scope) => pageForms(scope, { '/form': form }, shown))
  const right = { name: 'Meera Joshi', email: 'meera@people.example', message: 'Do you rent cranes in Goa?' }
  const complaints = complaintsOf(server.db)
  const found: string[] = []
  for (const field of fieldsOf(ContactRequest)) {
    const ask = (value: string) =>
      app.inject({
        method: 'POST',
        url: '/form',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...right, [field.join('.')]: value }).toString(),
      })
    // A form is encoded like a query, which makes it longer; half a body fits in any case.
    for (const complaint of await complaints('query', hostileTexts, ask)) found.push(`${field.join('.')}: ${complaint}`)
  }
  await app.close()
  expect(found).toEqual([])
})
