/** Signing in and the profile menu (specification sections 2, 4, 5). */
export const sessionMessages = {
  closeDialog: 'Close',

  loginTitle: 'Get started',
  loginIntro: 'Log in or sign up with a one-time code. No password needed.',
  phoneOrEmail: 'Phone/Email ID',
  phoneOrEmailHint: 'A 10-digit Indian mobile number or an e-mail address',
  sendOtp: 'Send OTP',
  haveCode: 'I have a code already',

  otpTitle: 'Enter the OTP',
  otpSent: 'We sent a 6-digit code to {to}.',
  otp: 'OTP',
  verify: 'Verify OTP',
  resend: 'Resend OTP',
  resendIn: 'Resend OTP in {seconds} s',
  resent: 'A new code was sent to {to}.',
  changePhone: 'Change phone number',
  changeEmail: 'Change e-mail address',

  verifiedNext: 'One last step: tell us who you are.',
  loggingIn: 'Logging in...',
  continue: 'Okay',

  profileTitle: 'Create your profile',
  profileIntro: 'So that we know who to call about your enquiry.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email ID',
  verified: 'Verified with the code',
  createProfile: 'Create profile',
  welcome: 'Welcome to Yantra, {name}.',

  profileMenu: 'Profile: {name}',
  admin: 'ADMIN ({type})',
  user: 'USER ({type})',
  publicKey: 'Your code, to quote on the phone',
  viewProfile: 'View Profile',
  myRentals: 'My Rentals',
  signOut: 'Sign out',
} as const
