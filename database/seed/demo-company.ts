import type { Settings } from '#contract/settings.ts'

/** Rental of construction machines is business 77309 of the national classification; all numbers are invented. */
export const company: Settings['company'] = {
  legalName: 'Yantra Equipment Rentals Private Limited',
  tradeName: 'Yantra',
  legalForm: 'PRIVATE_LIMITED',
  gstin: '27ZZYCA5120M1Z2',
  pan: 'ZZYCA5120M',
  cin: 'U77309MH2019PTC330517',
  udyam: 'UDYAM-MH-19-0123456',
  phone: '9000000040',
}
export const registeredAddress = {
  addressLine1: 'Unit 402, Trade Point',
  addressLine2: 'Senapati Bapat Marg, Lower Parel',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400013',
}
export const bank = {
  accountName: 'Yantra Equipment Rentals Private Limited',
  accountNumber: '50200012345678',
  ifsc: 'DEMO0000417',
  bankName: 'Demo Bank',
  branch: 'Lower Parel, Mumbai',
  upiId: 'yantra@demobank',
  upiLimitPaise: 10_000_000,
}
export const grievanceOfficer = {
  name: 'Anita Deshpande',
  designation: 'Head of customer care',
  email: 'grievance@yantra.example',
  phone: '9000000050',
}
