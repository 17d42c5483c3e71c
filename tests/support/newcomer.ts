import { registrationToken } from '#server/modules/session/access-tokens.ts'
import { anyGst } from './gst.ts'
import { aServer, type TestServer } from './server.ts'
import { aPhone } from './session.ts'

/** A server whose GST directory knows every GSTIN. */
export const aCompanyServer = (settings: Record<string, string> = {}) => aServer({ gst: anyGst, settings })

/** A person who entered the right code and has no account yet. */
export async function aNewcomer({ tools, callAs }: TestServer, phoneOrEmail = aPhone()) {
  const token = await registrationToken(tools.tokens, phoneOrEmail)
  return { phoneOrEmail, token, call: callAs(token) }
}

/** A refusal as a client sees it. */
export const refusal = (problem: string, status: number) => ({ type: `/problems/${problem}`, status })

export const anAddress = (more: Partial<Record<'addressName' | 'addressLine2' | 'city' | 'state', string>> = {}) => ({
  addressName: 'Head office',
  addressLine1: '4 Fergusson Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411004',
  ...more,
})
