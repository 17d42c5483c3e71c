/** Texts of a city’s page. */
export const cityTexts = {
  cityTitle: 'Equipment on rent in {city}',
  cityDescription:
    '{count} on rent in {city}: {categories}. Real figures, drawings to scale, monthly rates in the open.',
  cityText: '{count} can be delivered in {city}, {state}. Choose what the job needs.',
  cityEmpty: 'No machines are listed in {city} yet. Other cities nearby may serve you; call us and we will find out.',
} as const
