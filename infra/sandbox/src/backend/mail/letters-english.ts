const unasked = 'If you did not ask for it, you can ignore this mail.';
const lifetime = 'The link and the code work once, for one hour.';

/** `{address}` stands for the new address. */
export const englishLetters = {
  confirmation: {
    subject: 'Confirm your e-mail',
    paragraphs: [
      'Welcome to Greenshoe. Please confirm that this address is yours, then you can sign in and start practising.',
    ],
    label: 'Confirm my e-mail',
    closing: `${lifetime} If you did not sign up, you can ignore this mail.`,
  },
  recovery: {
    subject: 'Reset your password',
    paragraphs: ['You asked for a new Greenshoe password. Choose it here.'],
    label: 'Choose a new password',
    closing: `${lifetime} If you did not ask for it, ignore this mail; your password stays as it is.`,
  },
  magiclink: {
    subject: 'Your sign-in link',
    paragraphs: ['You asked to sign in to Greenshoe without a password.'],
    label: 'Sign in',
    closing: `${lifetime} ${unasked}`,
  },
  invite: {
    subject: 'You have been invited',
    paragraphs: ['You have been invited to practise interviews with Greenshoe.'],
    label: 'Accept the invitation',
    closing: `${lifetime} If you did not expect it, you can ignore this mail.`,
  },
  email_change_current: {
    subject: 'Confirm your change of address',
    paragraphs: [
      'You asked to use {address} for your Greenshoe account instead of this address. Please confirm it here, and in the mail we sent there.',
    ],
    label: 'Change my address',
    closing: `${lifetime} If you did not ask for it, ignore this mail and change your password.`,
  },
  email_change_new: {
    subject: 'Confirm your new address',
    paragraphs: ['Please confirm that your Greenshoe account should use {address} from now on.'],
    label: 'Use this address',
    closing: `${lifetime} ${unasked}`,
  },
  reauthentication: {
    subject: 'Your confirmation code',
    paragraphs: ['Somebody, probably you, is changing your Greenshoe password.'],
    label: '',
    closing: 'The code works once, for one hour. If it was not you, change your password.',
  },
  existing: {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to sign up to Greenshoe with this address. It already has an account, so nothing was changed.',
      'If you have forgotten your password, the sign-in page lets you choose a new one.',
    ],
    label: 'Go to Greenshoe',
    closing: 'If it was not you, you can ignore this mail. The link does not expire.',
  },
} as const;

export const englishPhrases = {
  greeting: 'Hello,',
  enterCode: 'If you are asked for a code:',
  onlyCode: 'Your code:',
  textSubject: 'Text message',
  text: (code: string) => `Your Greenshoe code is ${code}`,
} as const;
