/** Texts of the list of industries and of an industry's page. */
export const industriesTexts = {
  title: 'Industries',
  tagline: 'What each trade lifts, digs and powers with.',
  description:
    'Machines on rent for construction, telecom, infrastructure, events, facilities, aviation, wind, nuclear sites, mines and quarries in India.',
  pageTitle: '{title}: machines on rent',
  jobs: 'Typical jobs',
  safety: 'Keep in mind',
  machinesTitle: 'Machines for these jobs',
  machinesText: 'Each drawn to scale in a frame of its own. Figures and rates stand in the lists.',
  noMachines: 'None at the moment',
  others: 'Other industries',
  readSafety: 'Worker safety, the whole routine',
} as const
