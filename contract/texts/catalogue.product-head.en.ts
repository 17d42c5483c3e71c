/** What a machine's page is called elsewhere; browsers never load it. */
export const productHeadTexts = {
  title: '{name} on rent in {city}',
  description: '{name} on rent in {city} from {rate} a month + GST. {figures}. Drawing to scale, full specifications.',
} as const
