/** Texts about machines that several pages share; the texts of a single page have a file of their own. */
export const catalogueTexts = {
  machineExample: '12 m scissor lift',
  findMachines: 'Find machines',
  machines: { one: '{n} machine', other: '{n} machines' },
  searchIn: 'Search in {city}',
  breadcrumb: 'You are here',
  onRentIn: '{what} for rent in {city}',
  equipment: 'Equipment',
  yes: 'Yes',
  no: 'No',
  metres: '{n} m',
  monthGst: 'a month + GST',
  available: 'Available in {city}',
  notAvailable: 'Not in {city} now',
  operator: {
    usually: 'Usually with operator',
    optional: 'Operator optional',
    no: 'Without operator',
  },
  drawingAlt: '{name}, side view to scale',
} as const
