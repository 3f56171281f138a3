import { useId } from 'react'
import { Link } from 'react-router'
import type { Theme } from '#contract/config.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messageCircleIcon } from '#app/ui/icons/message-circle.ts'
import { chatTexts } from '#texts/nl/chat.ts'
import styles from './chat-widget.module.css'

/** The helpdesk of spec 1: a button in the corner that opens a small panel. Escape and a press beside it close it. */
export function ChatWidget({ chat }: { readonly chat: NonNullable<Theme['chat']> }) {
  const id = useId()
  const { name, hours, phone, email } = chat
  return (
    <>
      <button type="button" popoverTarget={id} className={`no-print ${styles.open}`}>
        <Icon of={messageCircleIcon} />
        <span>{chatTexts.open}</span>
      </button>
      <section id={id} popover="auto" aria-labelledby={`${id}-name`} className={`panel ${styles.panel}`}>
        <h2 id={`${id}-name`} className="type-20">
          {name}
        </h2>
        <p>{chatTexts.intro}</p>
        <ul>
          {phone && (
            <li>
              <a className="text-link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            </li>
          )}
          {email && (
            <li>
              <a className="text-link" href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          )}
          {hours && <li>{hours}</li>}
        </ul>
        <Link to={paths.contact} className="text-link">
          {chatTexts.toContact}
        </Link>
      </section>
    </>
  )
}
