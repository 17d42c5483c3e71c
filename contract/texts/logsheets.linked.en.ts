/** One logsheet for somebody without an account, who signs it by a link. */
export const linkedLogTexts = {
  title: 'Sign a logsheet',
  description: 'Read one day of a machine on hire, and sign it or dispute what is wrong.',
  forName: 'For {name}',
  intro: 'Please check this day. Sign it if it is right, or dispute what is wrong.',
  signsAs: 'You sign as {name}. If that is not you, do not sign: ask for a link of your own.',
  tapLine: 'Is one of these lines wrong? Choose it to dispute it.',
  fewerWays: 'Draw your signature in the field.',
  noCode: 'Cannot draw here? Ask for a link made for your phone number, then sign with a code.',
  codeTo: 'The code goes to {phone}. Your name, the time and this version are recorded.',
  until: 'This link shows this logsheet and nothing else, until {until}.',
  version: 'Version {version}, fingerprint {hash}',
  standing: {
    thanks: {
      title: 'You have signed this day',
      text: 'Thank you. It stays as you signed it. You can read it here until the link expires.',
    },
    signed: { title: 'This day is signed already', text: 'Nothing is left for you to do.' },
    deemed: {
      title: 'This day counts as signed',
      text: 'Nobody answered in time. If something is wrong with it, please call us.',
    },
    disputed: {
      title: 'This day is disputed',
      text: 'We answer with a new version and send a new link for it. Nothing is left to do here.',
    },
    billed: { title: 'This day is billed already', text: 'It can no longer be signed or disputed here.' },
  },
} as const
