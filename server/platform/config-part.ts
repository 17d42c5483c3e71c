import { z } from 'zod'

export type Mode = 'demo' | 'live'

/**
 * The settings of the platform or of one row, by the names of their environment variables; `server/config.ts` combines
 * them. `needs` lists the settings that live mode requires, each with its purpose. `carriers` lists the addresses that
 * receive codes, tokens or keys: live mode requires encryption for them.
 */
type ConfigPart<Shape extends z.ZodRawShape, Part> = {
  readonly shape: Shape
  readonly needs: { readonly [Name in keyof Shape]?: string }
  readonly carriers: readonly (keyof Shape & string)[]
  readonly read: (environment: z.infer<z.ZodObject<Shape>>, mode: Mode) => Part
}

/** Infers the types of a part; returns it unchanged. */
export const configPart = <Shape extends z.ZodRawShape, Part>(part: ConfigPart<Shape, Part>) => part

export const wholeNumber = z.string().regex(/^\d+$/).transform(Number)
export const httpAddress = z.url({ protocol: /^https?$/ })
/** An S3 bucket with its credentials: `https://KEY:SECRET@HOST/BUCKET?region=REGION`. */
export const bucketAddress = httpAddress.refine((address) => {
  const { username, password, pathname } = new URL(address)
  return username !== '' && password !== '' && pathname.length > 1
}, 'must be https://KEY:SECRET@HOST/BUCKET?region=REGION')
export const setText = z.string().min(1)
export const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
