import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Email, paragraph, Phone, requiredLine } from './shared.ts'

const MESSAGES_PER_SECOND = 10
/** Of one network, messages and requests for the newsletter each: a company has several people, a robot has many. */
const ASKS_PER_HOUR = 20

export const subscribeToNewsletter = endpoint('subscribeToNewsletter', {
  summary: 'Ask for the newsletter, which a mail then lets confirm',
  access: 'public',
  limit: { perHour: ASKS_PER_HOUR },
  body: z.object({ email: Email }),
  reply: Done,
})
export const unsubscribeFromNewsletter = endpoint('unsubscribeFromNewsletter', {
  summary: 'End a subscription to the newsletter',
  access: 'public',
  limit: { perSecond: MESSAGES_PER_SECOND },
  body: z.object({ email: Email }),
  reply: Done,
})

/** Confirms a subscription by the token of the mail, which works once. */
export const confirmNewsletter = endpoint('confirmNewsletter', {
  summary: 'Confirm a subscription by the token of its mail',
  access: 'public',
  limit: { perSecond: MESSAGES_PER_SECOND },
  body: z.object({ token: z.string('Required').min(1, 'Required').max(200, 'TooLong') }),
  reply: z.object({ email: z.string() }),
})

/** The contact form; `website` is the honeypot that people leave empty. */
export const ContactMessage = z.object({
  name: requiredLine(120),
  email: Email,
  phone: Phone.nullish(),
  subject: requiredLine(150),
  message: paragraph(5000).min(1, 'Required'),
  website: z.string().max(200).optional(),
  recaptchaResponse: z.string().max(4000).nullish(),
})

export const sendContactMessage = endpoint('sendContactMessage', {
  summary: 'Send the shop a message',
  access: 'public',
  limit: { perHour: ASKS_PER_HOUR },
  body: ContactMessage,
  reply: Done,
})
