import { handlingTexts } from './machines.handling.hi.ts'
import { liftsTexts } from './machines.lifts.hi.ts'
import type * as english from './machines.names.en.ts'
import { plantTexts } from './machines.plant.hi.ts'
import { useTexts } from './machines.uses.hi.ts'

export const machineTexts: typeof english.machineTexts = { ...liftsTexts, ...plantTexts, ...handlingTexts, ...useTexts }
