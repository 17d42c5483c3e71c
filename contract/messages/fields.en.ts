/** Texts of field rules, by the key that a rule names; `{label}`, `{min}` and `{max}` are filled in. */
export const fieldMessages = {
  required: '{label} is required',
  invalid: 'Enter valid {label}',
  unknown: '{label} is not a known field',
  characters: '{label} contains invalid characters',
  range: '{label} must be between {min} and {max}',

  'phoneOrEmail.required': 'Phone/Email ID is required',
  'phoneOrEmail.phone': 'Please enter a valid 10-digit phone number',
  'phoneOrEmail.email': 'Please enter a valid email address',
  'phoneOrEmail.characters': 'Invalid characters found',

  'firstName.required': 'First name is required',
  'firstName.invalid': 'Enter valid first name',
  'firstName.short': 'First name must be at least 3 characters long',
  'firstName.long': 'First name cannot exceed 25 characters',
  'firstName.characters': 'First name contains invalid characters',
  'lastName.required': 'Last name is required',
  'lastName.invalid': 'Enter valid last name',
  'lastName.long': 'Last name cannot exceed 25 characters',
  'lastName.characters': 'Last name contains invalid characters',
  'phone.required': 'Phone number is required',
  'phone.invalid': 'Enter valid phone number',
  'email.required': 'Email ID is required',
  'email.invalid': 'Enter valid email ID',
  'email.characters': 'Email ID contains invalid characters',
  'customerType.unsupported': 'Unsupported customer type',
  'otp.required': 'OTP is required',
  'otp.invalid': 'Enter the 6-digit OTP',
  'startDate.range': 'Start date must be between today and 365 days from now',
} as const

/** Names of fields as people read them, where the field's own name does not do. */
export const fieldLabels: Readonly<Record<string, string>> = {
  first_name: 'first name',
  last_name: 'last name',
  customer_type: 'customer type',
  phoneOrEmail: 'Phone/Email ID',
  productId: 'product',
  refreshToken: 'refresh token',
  deliveryAddress: 'delivery address',
  startDate: 'start date',
  operatorRequired: 'operator choice',
  poNumber: 'PO number',
}
