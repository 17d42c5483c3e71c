/** What a machine’s page says of it; loaders fill these in, so browsers never load them. */
export const productFactTexts = {
  make: 'Make',
  model: 'Model',
  kind: 'Kind',
  rateBasis: 'Based on {basis}.',
  perDay: '{rate}\u00a0a\u00a0day',
  includes: 'Rate includes',
  operatorLabel: 'Operator',
  fuelLabel: 'Power',
  fuels: {
    'battery-electric': 'Battery electric',
    diesel: 'Diesel',
    petrol: 'Petrol',
    hybrid: 'Hybrid',
    'electric-mains': 'Mains electric',
  },
  fuelUse: 'about {consumption}',
  transport: 'Transport',
  availableHere: 'This machine can be delivered in {city}.',
  notHere: 'This machine is not listed in {city} at the moment.',
  alsoIn: 'Also available in',
  nowhere: 'It is listed in no other city at the moment.',
  notHereOffer:
    'Let us notify you when it is, or send an enquiry: we will say whether it can be brought to {city}, or what else would do the job.',
  elsewhere: { one: 'Available in {n} other city', other: 'Available in {n} other cities' },
  shared: '{name} on rent in {city}: {rate} a month + GST',
} as const
