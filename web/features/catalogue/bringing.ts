/** What one has to know to bring a machine through a gate: its keys among the specs. */
const BRINGING = /^(stowed|transport)|^(machine|operating|grossVehicle)Weight/

/** Specs that say how large and heavy the machine comes, in the order of the catalogue. */
export const bringingLabels = <Label extends { key: string }>(labels: readonly Label[]) =>
  labels.filter(({ key }) => BRINGING.test(key))
