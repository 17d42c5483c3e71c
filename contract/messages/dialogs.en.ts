/** Titles of failure dialogs, by what failed (specification section 8). */
export const failureTitles = {
  requestOtp: 'Send OTP Failed',
  verifyOtp: 'Otp Verification Failed',
  registerUser: 'Register Profile Failed',
  addToCart: 'Add to Cart Failed',
  submitEnquiry: 'Enquiry Submission Failed',
  changeCart: 'Request Failed',
} as const

/** Titles of success dialogs. */
export const successTitles = {
  verifyOtp: 'OTP Verified Successfully',
  registerUser: 'Profile Registered Successfully',
  submitEnquiry: 'Enquiry Submitted Successfully',
} as const

export const dialogMessages = {
  okay: 'Okay',
  cancel: 'Cancel',
  close: 'Close',
  dontClose: 'Don’t close messages automatically',
  staysOpen: 'Stays open',
  success: 'Done',
  failure: 'Not done',
  info: 'Note',
  offline: 'No connection to the server. Please check your network and try again.',
} as const

/** Under the frames of the loader, one after the other. */
export const loaderMessages = {
  loading: 'Loading',
  texts: [
    'Warming up the engine',
    'Checking the oil',
    'Raising the platform',
    'Looking round the yard',
    'Swinging the boom',
    'Almost there',
  ],
} as const
