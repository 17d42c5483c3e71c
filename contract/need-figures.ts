// The figures that a task may need of a machine; without Zod, because public pages load it.

/** A figure that a machine must reach (`least`) or must not exceed (`most`), in the unit. */
export const figureNeeds = {
  heightM: { unit: 'm', bound: 'least' },
  loadKg: { unit: 'kg', bound: 'least' },
  reachM: { unit: 'm', bound: 'least' },
  digDepthM: { unit: 'm', bound: 'least' },
  powerKva: { unit: 'kVA', bound: 'least' },
  airCfm: { unit: 'cfm', bound: 'least' },
  pressureBar: { unit: 'bar', bound: 'least' },
  concreteM3PerH: { unit: 'm³/h', bound: 'least' },
  pavingWidthM: { unit: 'm', bound: 'least' },
  widthM: { unit: 'm', bound: 'most' },
  stowedHeightM: { unit: 'm', bound: 'most' },
  weightKg: { unit: 'kg', bound: 'most' },
  floorLoadKgPerM2: { unit: 'kg/m²', bound: 'most' },
} as const satisfies Record<string, { unit: string; bound: 'least' | 'most' }>
export type FigureNeed = keyof typeof figureNeeds

/** Conditions that a machine meets or not. `ownPower` means that it runs where nothing can be plugged in. */
export const flagNeeds = ['indoors', 'roughGround', 'quiet', 'ownPower'] as const
export type FlagNeed = (typeof flagNeeds)[number]
