/** Titles of failure dialogs, by the failed action (specification section 8). */
export const failureTitles = {
  requestOtp: 'Send OTP Failed',
  verifyOtp: 'Otp Verification Failed',
  registerUser: 'Register Profile Failed',
  addToCart: 'Add to Cart Failed',
  submitEnquiry: 'Enquiry Submission Failed',
  repeatEnquiry: 'Repeat Enquiry Failed',
  cancelEnquiry: 'Cancel Enquiry Failed',
  fetchQuote: 'Fetch Quote Failed',
  sendNotify: 'Send Notify Failed.',
  updateProfile: 'Update Profile Details failed',
  verifyEmail: 'Email Verification Failed',
  verifyPhone: 'Phone Verification Failed',
  continueAsIndividual: 'Continued as Individual Failed',
  addUser: 'Add New User Failed',
  updateUser: 'Update User Failed',
  deleteUser: 'Delete User Failed',
  activateUser: 'User Activation Failed',
  deactivateUser: 'User Deactivation Failed',
  addProjectSite: 'Add New Project Site Failed',
  updateProjectSite: 'Update Project Site Failed',
  deleteProjectSite: 'Delete Project Site Failed',
  updateCompany: 'Company Details Update Failed',
  updateAddress: 'Address Details Update Failed',
  upgradeCompany: 'Upgrade Company Failed',
  requestAccess: 'Request Access Failed',
  withdrawAccess: 'Withdraw Access Request Failed',
  /** The default title. */
  request: 'Request Failed',
} as const

/** Titles of success dialogs (specification section 8; ours where it has none). */
export const successTitles = {
  verifyOtp: 'OTP Verified Successfully',
  registerUser: 'Profile Registered Successfully',
  submitEnquiry: 'Enquiry Submitted Successfully',
  repeatEnquiry: 'Enquiry Repeated Successfully',
  cancelEnquiry: 'Enquiry Cancelled Successfully',
  updateProfile: 'Profile Updated Successfully',
  verifyEmail: 'Email - {email} Verified Successfully',
  verifyPhone: 'Phone - {phone} Verified Successfully',
  continueAsIndividual: 'Continued as Individual Successfully',
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
  withdrawAccess: 'Access Request Withdrawn Successfully',
  acceptInvitation: 'Invitation Accepted Successfully',
  declineInvitation: 'Invitation Declined Successfully',
} as const

export const dialogTexts = {
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

/** The question on leaving a form with unsaved changes. */
export const unsavedTexts = {
  title: 'Leave without saving?',
  text: 'What you have changed here is lost if you leave.',
  leave: 'Leave without saving',
  stay: 'Stay',
} as const

/** Under the loader, one after another. */
export const loaderTexts = {
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
