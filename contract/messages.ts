import { z } from 'zod'
import { isPhoneNumber } from '#domain/addresses/phone.ts'
import { endpoint } from './endpoint.ts'
import { Done, Email, line, paragraph, requiredLine } from './shared.ts'

export const subscribeToNewsletter = endpoint('subscribeToNewsletter', {
  body: z.object({ email: Email }),
  reply: Done,
})
export const unsubscribeFromNewsletter = endpoint('unsubscribeFromNewsletter', {
  body: z.object({ email: Email }),
  reply: Done,
})

/** Confirms a subscription by the token of the mail, which works once. */
export const confirmNewsletter = endpoint('confirmNewsletter', {
  body: z.object({ token: z.string('Required').min(1, 'Required').max(200, 'TooLong') }),
  reply: z.object({ email: z.string() }),
})

/** The contact form; `website` is the honeypot that people leave empty. */
export const ContactMessage = z.object({
  name: requiredLine(120),
  email: Email,
  phone: line(30)
    .refine((phone) => phone === '' || isPhoneNumber(phone, null), 'PhoneInvalid')
    .nullish(),
  subject: requiredLine(150),
  message: paragraph(5000).min(1, 'Required'),
  website: z.string().max(200).optional(),
  recaptchaResponse: z.string().max(4000).nullish(),
})

export const sendContactMessage = endpoint('sendContactMessage', { body: ContactMessage, reply: Done })
