import { expect, test } from 'vitest'
import { failureTitles, successTitles } from './dialogs.en.ts'
import { notifiedMessages } from './enquiries.notified.en.ts'
import { fieldMessages } from './fields.en.ts'
import { problemMessages } from './problems.en.ts'
import { statusMessages, unexpectedMessage } from './shell.status.en.ts'

// The user's own words, to the letter; other tests show where each of them is seen.

test.each([
  ['phoneOrEmail.required', 'Phone/Email ID is required'],
  ['phoneOrEmail.phone', 'Please enter a valid 10-digit phone number'],
  ['phoneOrEmail.email', 'Please enter a valid email address'],
  ['phoneOrEmail.characters', 'Invalid characters found'],
  ['firstName.required', 'First name is required'],
  ['firstName.invalid', 'Enter valid first name'],
  ['firstName.short', 'First name must be at least 3 characters long'],
  ['firstName.long', 'First name cannot exceed 25 characters'],
  ['firstName.characters', 'First name contains invalid characters'],
  ['lastName.required', 'Last name is required'],
  ['lastName.invalid', 'Enter valid last name'],
  ['lastName.long', 'Last name cannot exceed 25 characters'],
  ['lastName.characters', 'Last name contains invalid characters'],
  ['phone.required', 'Phone number is required'],
  ['phone.invalid', 'Enter valid phone number'],
  ['email.required', 'Email ID is required'],
  ['email.invalid', 'Enter valid email ID'],
  ['email.characters', 'Email ID contains invalid characters'],
  ['customerType.unsupported', 'Unsupported customer type'],
] as const)('section 5: %s says "%s"', (rule, text) => {
  expect(fieldMessages[rule]).toBe(text)
})

test.each([
  [
    'product-already-in-cart',
    'Same Product is already in the CART - Please update Rental period, Duration and other details.',
  ],
  ['invalid-otp', 'OTP you have entered is incorrect. Retry again.'],
  ['otp-already-requested', 'OTP already sent. You can request a new one in 60 seconds.'],
  ['max-cart-line-items-exceeded', 'The cart can hold a maximum of 10 products.'],
  ['expired-otp', 'OTP has expired'],
] as const)('section 8: /problems/%s says "%s"', (problem, text) => {
  expect(problemMessages[problem].detail).toBe(text)
})

test('section 8: the defaults by HTTP status', () => {
  expect(statusMessages).toEqual({
    400: 'Invalid request. Please check your input.',
    401: 'Please log in to continue.',
    403: "You don't have permission to perform this action.",
    404: 'Requested resource not found.',
    409: 'Conflict occurred. Please refresh and try again.',
    422: 'Invalid data provided. Please check your input.',
    500: 'Server error. Please try again later.',
    502: 'Service temporarily unavailable.',
    503: 'Service maintenance in progress.',
    504: 'Request timeout. Please try again.',
  })
  expect(unexpectedMessage).toBe('An unexpected error occurred.')
})

test.each([
  'Send OTP Failed',
  'Otp Verification Failed',
  'Register Profile Failed',
  'Add to Cart Failed',
  'Enquiry Submission Failed',
  'Repeat Enquiry Failed',
  'Update Profile Details failed',
  'Add New User Failed',
  'Update User Failed',
  'Delete User Failed',
  'Add New Project Site Failed',
  'Update Project Site Failed',
  'Delete Project Site Failed',
  'Email Verification Failed',
  'Phone Verification Failed',
  'Continued as Individual Failed',
  'User Activation Failed',
  'User Deactivation Failed',
  'Company Details Update Failed',
  'Address Details Update Failed',
  'Upgrade Company Failed',
  'Request Access Failed',
  'Request Failed',
  'Send Notify Failed.',
])('section 8: a failure is called "%s"', (title) => {
  expect(Object.values<string>(failureTitles)).toContain(title)
})

test.each([
  'OTP Verified Successfully',
  'Profile Registered Successfully',
  'Enquiry Submitted Successfully',
  'Enquiry Repeated Successfully',
  'Email - {email} Verified Successfully',
  'Phone - {phone} Verified Successfully',
])('section 8: a success is called "%s"', (title) => {
  expect(Object.values<string>(successTitles)).toContain(title)
})

test('section 8: asking to be notified is answered by both titles, each saying what comes, how and when', () => {
  const { soonTitle, soon, alreadyTitle, already } = notifiedMessages
  expect([soonTitle, alreadyTitle]).toEqual(['We will Notify you soon!', 'Notification Already Requested'])
  for (const text of [soon, already]) expect(text).toContain('an update by email when {product} is available in {city}')
})
