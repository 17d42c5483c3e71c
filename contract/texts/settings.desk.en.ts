/** Texts of the settings at the desk. */
export const settingsTexts = {
  title: 'Settings',
  company: 'Company',
  addresses: 'Addresses',
  bank: 'Bank and UPI',
  officer: 'Grievance officer',
  texts: 'Texts',
  hire: 'Quotes and hire',
  office: 'Working hours',
  holidays: 'Holidays',
  undertaking: 'Letter of undertaking (SEZ)',
} as const
