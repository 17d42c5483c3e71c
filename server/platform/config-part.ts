import { z } from 'zod'

export type Mode = 'demo' | 'live'

/**
 * The settings of the platform or of one row, by the names of their environment variables; `server/config.ts` composes
 * them. `needs` names what live mode cannot do without, and what each is for. Codes, tokens or keys travel to the
 * addresses in `carriers`, so live mode wants them encrypted.
 */
export type ConfigPart<Shape extends z.ZodRawShape, Part> = {
  readonly shape: Shape
  readonly needs: { readonly [Name in keyof Shape]?: string }
  readonly carriers: readonly (keyof Shape & string)[]
  readonly read: (environment: z.infer<z.ZodObject<Shape>>, mode: Mode) => Part
}

/** Infers the shape and the part; the value stays as it is. */
export const configPart = <Shape extends z.ZodRawShape, Part>(part: ConfigPart<Shape, Part>) => part

export const wholeNumber = z.string().regex(/^\d+$/).transform(Number)
export const httpAddress = z.url({ protocol: /^https?$/ })
export const setText = z.string().min(1)
