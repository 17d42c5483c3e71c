/** Title and description of a machine's page; browsers never load them. */
export const productHeadTexts = {
  title: '{name} for rent in {city}',
  description: '{name} for rent in {city} from {rate} a month + GST. {figures}. Drawing to scale, full specifications.',
} as const
