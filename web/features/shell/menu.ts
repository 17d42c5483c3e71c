import type { menuTexts } from '#contract/texts/shell.menu.en.ts'

type Entry = { slugs: readonly string[]; name: keyof typeof menuTexts.menuNames }

/** The two lists of the Rent Equipment menu (specification section 2). */
export const popularCategories: readonly Entry[] = [
  { slugs: ['aerial-work-platforms', 'scissor-lift'], name: 'scissorLift' },
  { slugs: ['aerial-work-platforms', 'boom-lift'], name: 'boomLift' },
  { slugs: ['plant-and-machinery', 'earth-moving'], name: 'earthMoving' },
  { slugs: ['plant-and-machinery', 'compaction'], name: 'compaction' },
]

export const equipmentLines: readonly Entry[] = [
  { slugs: ['aerial-work-platforms'], name: 'aerialWorkPlatforms' },
  { slugs: ['plant-and-machinery'], name: 'plantAndMachinery' },
  { slugs: ['material-handling'], name: 'materialHandling' },
  { slugs: ['power-generator'], name: 'powerGenerator' },
]
