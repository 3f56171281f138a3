import type { MetaArgs } from 'react-router'
import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { paths } from '#app/paths.ts'
import { contactTexts } from '#texts/nl/contact.ts'

export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: contactTexts.title, description: contactTexts.intro, path: paths.contact })

export default function Contact() {
  return <ContactPage />
}
