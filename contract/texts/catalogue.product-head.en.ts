/** Title and description of a machine's page; browsers never load them. */
export const productHeadTexts = {
  title: '{name} on rent in {city}',
  description: '{name} on rent in {city} from {rate} a month + GST. {figures}. Drawing to scale, full specifications.',
} as const
