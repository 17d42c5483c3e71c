import type { Config } from '#server/platform/config.ts'
import { configPart, httpAddress, setText } from '#server/platform/config-part.ts'

/** The credentials of a client of OAuth 2.0, and where they become a token. */
type SignIn = {
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string | undefined
}

type Part = {
  /** The address where the telematics provider serves ISO 15143-3; without it no provider is polled. */
  telematicsUrl: string | undefined
  /** The header `Authorization` as the provider wants it. */
  telematicsAuthorization: string | undefined
  /** In place of the header. */
  telematicsSignIn: SignIn | undefined
}

const shape = {
  TELEMATICS_URL: httpAddress.optional(),
  TELEMATICS_AUTHORIZATION: setText.optional(),
  TELEMATICS_TOKEN_URL: httpAddress.optional(),
  TELEMATICS_CLIENT_ID: setText.optional(),
  TELEMATICS_CLIENT_SECRET: setText.optional(),
  TELEMATICS_SCOPE: setText.optional(),
}
type Environment = { readonly [Name in keyof typeof shape]?: string | undefined }

/** Throws an Error for credentials that are incomplete, and beside a header. */
function signInOf(environment: Environment): SignIn | undefined {
  const {
    TELEMATICS_TOKEN_URL: tokenUrl,
    TELEMATICS_CLIENT_ID: clientId,
    TELEMATICS_CLIENT_SECRET: clientSecret,
    TELEMATICS_SCOPE: scope,
  } = environment
  if ([tokenUrl, clientId, clientSecret, scope].every((setting) => setting === undefined)) return undefined
  if (tokenUrl === undefined || clientId === undefined || clientSecret === undefined)
    throw new Error('Set TELEMATICS_TOKEN_URL, TELEMATICS_CLIENT_ID and TELEMATICS_CLIENT_SECRET together.')
  if (environment.TELEMATICS_AUTHORIZATION !== undefined)
    throw new Error('Set either TELEMATICS_AUTHORIZATION or TELEMATICS_TOKEN_URL.')
  return { tokenUrl, clientId, clientSecret, scope }
}

export const fleetConfig = configPart({
  shape,
  needs: {},
  carriers: ['TELEMATICS_URL', 'TELEMATICS_TOKEN_URL'],
  read: (environment): Part => ({
    telematicsUrl: environment.TELEMATICS_URL,
    telematicsAuthorization: environment.TELEMATICS_AUTHORIZATION,
    telematicsSignIn: signInOf(environment),
  }),
})

/** The configuration of the fleet's use cases. */
export type FleetConfig = Config & Part
