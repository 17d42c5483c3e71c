/** Texts of the footer and the 404 page. */
export const footerTexts = {
  aboutUs: 'About us',
  contactUs: 'Contact us',
  workerSafety: 'Worker safety',
  industries: 'Industries',
  resources: 'Resources',
  blog: 'Blog',
  terms: 'Terms',
  privacy: 'Privacy',
  grievance: 'Grievances',
  footerText: 'Construction and industrial equipment on rent, by the city, with real figures and rates in the open.',
  footerRates: 'Rates are indicative and exclude GST and transport. The quote you get is what counts.',
  footerEquipment: 'Equipment',
  footerCities: 'Key metro cities',
  /** Key metro cities by their slugs (specification section 9). */
  metros: {
    ahmedabad: 'Ahmedabad',
    bangalore: 'Bengaluru',
    chennai: 'Chennai',
    delhi: 'Delhi',
    hyderabad: 'Hyderabad',
    kolkata: 'Kolkata',
    mumbai: 'Mumbai',
    kochi: 'Kochi',
  },
  allCities: 'All cities',
  apiPage: 'API reference',
} as const
