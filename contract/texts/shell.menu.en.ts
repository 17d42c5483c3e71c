/** Texts of the Rent Equipment menu. */
export const menuTexts = {
  popularCategories: 'Popular Categories',
  equipmentLine: 'Equipment Line',
  menuNames: {
    scissorLift: 'Scissor Lift',
    boomLift: 'Boom Lift',
    earthMoving: 'Earth Moving',
    compaction: 'Compaction',
    aerialWorkPlatforms: 'Aerial Work Platforms',
    plantAndMachinery: 'Plant & Machinery',
    materialHandling: 'Material Handling',
    powerGenerator: 'Power Generator',
  },
} as const
