import { expect, test } from 'vitest'
import { cartTextTable } from './cart.en.ts'
import { companyTexts } from './company.en.ts'
import { dialogTexts, failureTitles, successTitles } from './dialogs.en.ts'
import { enquiryTexts } from './enquiries.en.ts'
import { notifiedTexts } from './enquiries.notified.en.ts'
import { fieldTextTable } from './fields.en.ts'
import { problemTexts } from './problems.en.ts'
import { sessionTexts } from './session.en.ts'
import { statusTexts, unexpectedMessage } from './shell.status.en.ts'

// The specification's own words, to the letter; other tests show where each of them appears.

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
  expect(fieldTextTable[rule]).toBe(text)
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
  expect(problemTexts[problem].detail).toBe(text)
})

test('section 8: the defaults by HTTP status', () => {
  expect(statusTexts).toEqual({
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

test('section 8: every failure has the title of the specification, or of the routes page where it has none', () => {
  // Withdrawing a request is our own addition.
  const { withdrawAccess: _, ...specified } = failureTitles
  expect(specified).toEqual({
    requestOtp: 'Send OTP Failed',
    verifyOtp: 'Otp Verification Failed',
    registerUser: 'Register Profile Failed',
    addToCart: 'Add to Cart Failed',
    submitEnquiry: 'Enquiry Submission Failed',
    repeatEnquiry: 'Repeat Enquiry Failed',
    cancelEnquiry: 'Cancel Enquiry Failed',
    fetchQuote: 'Fetch Quote Failed',
    updateProfile: 'Update Profile Details failed',
    addUser: 'Add New User Failed',
    updateUser: 'Update User Failed',
    deleteUser: 'Delete User Failed',
    addProjectSite: 'Add New Project Site Failed',
    updateProjectSite: 'Update Project Site Failed',
    deleteProjectSite: 'Delete Project Site Failed',
    verifyEmail: 'Email Verification Failed',
    verifyPhone: 'Phone Verification Failed',
    continueAsIndividual: 'Continued as Individual Failed',
    activateUser: 'User Activation Failed',
    deactivateUser: 'User Deactivation Failed',
    updateCompany: 'Company Details Update Failed',
    updateAddress: 'Address Details Update Failed',
    upgradeCompany: 'Upgrade Company Failed',
    requestAccess: 'Request Access Failed',
    request: 'Request Failed',
    sendNotify: 'Send Notify Failed.',
  })
})

test('section 8: every success has the title of the specification, or of the routes page where it has none', () => {
  const { withdrawAccess: _, acceptInvitation: __, declineInvitation: ___, ...specified } = successTitles
  expect(specified).toEqual({
    verifyOtp: 'OTP Verified Successfully',
    registerUser: 'Profile Registered Successfully',
    submitEnquiry: 'Enquiry Submitted Successfully',
    repeatEnquiry: 'Enquiry Repeated Successfully',
    cancelEnquiry: 'Enquiry Cancelled Successfully',
    verifyEmail: 'Email - {email} Verified Successfully',
    verifyPhone: 'Phone - {phone} Verified Successfully',
    updateProfile: 'Profile Updated Successfully',
    addUser: 'User Added Successfully',
    updateUser: 'User Updated Successfully',
    deleteUser: 'User Deleted Successfully',
    activateUser: 'User Activated Successfully',
    deactivateUser: 'User Deactivated Successfully',
    addProjectSite: 'Project Site Added Successfully',
    updateProjectSite: 'Project Site Updated Successfully',
    deleteProjectSite: 'Project Site Deleted Successfully',
    updateCompany: 'Company Details Updated Successfully',
    updateAddress: 'Address Details Updated Successfully',
    upgradeCompany: 'Company Registered Successfully',
    requestAccess: 'Access Requested Successfully',
    continueAsIndividual: 'Continued as Individual Successfully',
  })
})

test('sections 4, 6 and 8: every other quoted text is unchanged', () => {
  const { enquiryId, enquiryDate, redirecting } = enquiryTexts
  expect([enquiryId, enquiryDate, redirecting]).toEqual([
    'Enquiry ID',
    'Enquiry Date',
    'Redirecting to Enquiries List Page',
  ])
  const { loggingIn, admin, user, viewProfile, signOut } = sessionTexts
  expect([loggingIn, admin, user]).toEqual(['Logging in...', 'ADMIN ({type})', 'USER ({type})'])
  expect([viewProfile, signOut]).toEqual(['View Profile', 'Sign out'])
  expect(companyTexts.noAccessToken).toBe('No accessToken in response')
  expect([dialogTexts.okay, dialogTexts.cancel, cartTextTable.goToCart]).toEqual(['Okay', 'Cancel', 'Go to cart'])
})

test('section 8: subscribing shows either title, each with what comes, how and when', () => {
  const { soonTitle, soon, alreadyTitle, already } = notifiedTexts
  expect([soonTitle, alreadyTitle]).toEqual(['We will Notify you soon!', 'Notification Already Requested'])
  for (const text of [soon, already]) expect(text).toContain('an update by email when {product} is available in {city}')
})
