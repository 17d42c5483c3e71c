/** Texts of the list of industries and of an industry's page. */
export const industriesTexts = {
  title: 'Industries',
  tagline: 'Equipment by industry.',
  description:
    'Machines for rent: construction, telecom, infrastructure, events, facilities, aviation, wind, nuclear sites, mines and quarries in India.',
  pageTitle: '{title}: machines for rent',
  jobs: 'Typical jobs',
  safety: 'Keep in mind',
  machinesTitle: 'Machines for these jobs',
  machinesText: 'Each drawing has its own scale. Specs and rates are in the lists.',
  noMachines: 'None at the moment',
  others: 'Other industries',
  readSafety: 'Worker safety: the daily routine',
} as const
