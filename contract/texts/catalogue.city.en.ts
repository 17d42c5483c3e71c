/** Texts of a city’s page. */
export const cityTexts = {
  cityTitle: 'Equipment for rent in {city}',
  cityDescription: '{count} for rent in {city}: {categories}. Specs, scale drawings and monthly rates.',
  cityText: '{count} available in {city}, {state}. Choose what the job needs.',
  cityEmpty: 'No machines in {city} yet. Call us: a nearby city may serve you.',
} as const
