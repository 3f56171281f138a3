import { Notice } from '#app/ui/notice.tsx'

/** Shows the server's words on a part of the shop that does not work yet. */
export function UnavailableNotice({ message }: { readonly message: string }) {
  return (
    <Notice tone="info">
      <p>{message}</p>
    </Notice>
  )
}
