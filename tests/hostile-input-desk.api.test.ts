import { expect, test } from 'vitest'
import { deskCalls, PATIENT, probesOf } from './support/costly.ts'
import { proofs } from './support/proofs.ts'
import { aServer } from './support/server.ts'

const complaintsAbout = await probesOf(await aServer(), proofs(1, 1000))

test.each(deskCalls)(
  'I2 no text in any field of %s and no shape of its body costs more than its length',
  PATIENT,
  async (name) => {
    expect(await complaintsAbout(name)).toEqual([])
  },
)
