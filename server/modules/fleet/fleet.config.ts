import type { Config } from '#server/platform/config.ts'
import { configPart, httpAddress, setText } from '#server/platform/config-part.ts'

type Part = {
  /** The address where the telematics provider serves ISO 15143-3; without it no provider is polled. */
  telematicsUrl: string | undefined
  /** The header `Authorization` as the provider wants it. */
  telematicsAuthorization: string | undefined
}

export const fleetConfig = configPart({
  shape: { TELEMATICS_URL: httpAddress.optional(), TELEMATICS_AUTHORIZATION: setText.optional() },
  needs: {},
  carriers: ['TELEMATICS_URL'],
  read: (environment): Part => ({
    telematicsUrl: environment.TELEMATICS_URL,
    telematicsAuthorization: environment.TELEMATICS_AUTHORIZATION,
  }),
})

/** The configuration of the fleet's use cases. */
export type FleetConfig = Config & Part
