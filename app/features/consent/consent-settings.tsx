import { useEffect } from 'react'
import { consentTexts } from '#texts/nl/consent.ts'
import styles from './consent-bar.module.css'

/** The way back to the choice, at the end of the footer (of pages that have one), which was there before it. */
export function ConsentSettings({ onOpen }: { readonly onOpen: () => void }) {
  useEffect(() => {
    const link = document.createElement('button')
    link.type = 'button'
    link.className = styles.settings ?? ''
    link.textContent = consentTexts.settings
    link.addEventListener('click', onOpen)
    document.querySelector('footer address')?.append(link)
    return () => link.remove()
  }, [onOpen])
  return null
}
