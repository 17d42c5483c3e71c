/** Texts of the home page. */
export const homeTexts = {
  homeTitle: 'Rent construction and industrial equipment in India',
  homeDescription:
    'Scissor lifts, boom lifts, excavators, rollers, cranes and generators for rent in {n} cities. Drawn to scale, with specs and rates on the page.',
  tagline: 'The right machine, at your site, billed to the hour.',
  homeText:
    'Scissor lifts, boom lifts, cranes and earthmovers in {n} cities. Every machine drawn to scale, every rate on the page.',
  city: 'City',
  machineOrJob: 'Machine, model or job',
  anyCity: 'Choose a city',
  keyMetros: 'Key metro cities',
  otherCities: 'Other cities',
  byTask: 'Not sure which machine? Find it by the task',
  oftenAsked: 'Popular searches',
  oftenAskedFor: [
    '12 m scissor lift',
    'JCB 3DX',
    '18 m boom lift',
    '20 t excavator',
    '62.5 kVA generator',
    'Hydra crane',
  ],
  heroCaption: '{name}. Side view to scale; the person is 1.75 m tall, the dashed lines carry their height.',
  toScale: 'Drawn to scale',
  house: 'Machines, operators and bills by',
  popularCategories: 'Popular categories',
  popularText: 'Drawn at one scale, with a line for each 3 m storey.',
  equipmentLines: 'Equipment lines',
  metrosTitle: 'In your city',
  metrosText: 'Rental services in key metro cities',
  allCities: 'All {n} cities',
  howItWorks: 'How it works',
  steps: [
    {
      title: 'Find the machine',
      text: 'Search by height, load or model in your city. Specs and rates are on the page. No need to call.',
    },
    {
      title: 'Send one enquiry',
      text: 'Add up to ten machines to your enquiry cart, with quantity, duration and start date.',
    },
    {
      title: 'Follow one number',
      text: 'You get an enquiry number at once. Track everything under that number.',
    },
  ],
  safetyTitle: 'Before anyone goes up or lifts',
  safetyText:
    'Ask for the operator’s certificate and the machine’s inspection papers with your quote, and check the ground: most accidents with lifts and cranes begin under the wheels.',
} as const
