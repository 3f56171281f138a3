import { type ComponentProps, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useActiveKeys } from '../lib/active-keys.ts'
import type { ShortKey } from '../lib/short-keys.ts'
import { useSingleKeys } from '../lib/single-keys.ts'
import { KeyHint } from './key-hint.tsx'

/** Presses what is shown, by its letter; the dialog that it opens gives the focus back to it. */
function usePressed<Pressed extends HTMLElement>(of: ShortKey) {
  const pressed = useRef<Pressed>(null)
  const isOn = useSingleKeys()
  useActiveKeys(() => [
    {
      of,
      press() {
        pressed.current?.focus()
        pressed.current?.click()
      },
    },
  ])
  return { pressed, said: isOn ? { 'aria-keyshortcuts': of.key } : {} }
}

type KeyButtonProps = Omit<ComponentProps<typeof Button>, 'ref'> & { readonly of: ShortKey }

/** A button that a letter presses too: while it stands on the page, so never for a role that has it not. */
export function KeyButton({ of, children, ...button }: KeyButtonProps) {
  const { pressed, said } = usePressed<HTMLButtonElement>(of)
  return (
    <Button {...button} {...said} ref={pressed}>
      {children}
      <KeyHint of={of} />
    </Button>
  )
}

type KeyLinkProps = Omit<ComponentProps<'a'>, 'ref'> & { readonly of: ShortKey }

/** The same of a link to a file. */
export function KeyLink({ of, children, ...link }: KeyLinkProps) {
  const { pressed, said } = usePressed<HTMLAnchorElement>(of)
  return (
    <a {...link} {...said} ref={pressed}>
      {children}
      <KeyHint of={of} />
    </a>
  )
}
