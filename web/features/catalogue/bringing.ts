/** The keys of the specs needed to bring a machine through a gate. */
const BRINGING = /^(stowed|transport)|^(machine|operating|grossVehicle)Weight/

/** The specs of the machine's delivered size and weight, in the order of the catalogue. */
export const bringingLabels = <Label extends { key: string }>(labels: readonly Label[]) =>
  labels.filter(({ key }) => BRINGING.test(key))
