import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { startSending } from './send-additions.ts'

/** Keeps what is put in the cart without a connection, and sends it when there is one; told when the cart changed so. */
export function useSending(accountId: string | null, onChanged: () => void): void {
  const navigate = useNavigate()
  const toCart = useEffectEvent(() => void navigate(paths.cart))
  const tell = useEffectEvent(onChanged)
  useEffect(() => startSending({ toCart: () => toCart(), onChanged: () => tell() }, accountId), [accountId])
}
