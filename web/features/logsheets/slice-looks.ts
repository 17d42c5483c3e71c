import type { SliceType } from '#contract/logsheets.content.ts'

const weaves = ['plain', 'right', 'left', 'cross', 'upright', 'level', 'dots'] as const
export type Weave = (typeof weaves)[number]

/** Each kind of hour has a pattern besides its colour, so that grey print and colour-blind eyes keep it. */
export const sliceLooks: Record<SliceType, { colour: string; weave: Weave }> = {
  WORK: { colour: 'day-work', weave: 'plain' },
  SHIFTING: { colour: 'day-work', weave: 'right' },
  IDLE_CLIENT: { colour: 'day-idle', weave: 'plain' },
  IDLE_WEATHER: { colour: 'day-rain', weave: 'left' },
  IDLE_SUPPLIER: { colour: 'day-idle', weave: 'upright' },
  FORCE_MAJEURE: { colour: 'day-idle', weave: 'cross' },
  STATUTORY_STOP: { colour: 'day-idle', weave: 'level' },
  BREAKDOWN: { colour: 'day-breakdown', weave: 'right' },
  MAINTENANCE: { colour: 'day-service', weave: 'dots' },
  MEAL: { colour: 'day-meal', weave: 'plain' },
  OFF: { colour: 'day-off', weave: 'left' },
}
