import type { QueuedFile } from './queued-file.ts'
import type { CheckedFile } from './upload-queue.ts'

/** What tabs of one browser tell each other: the one that sends tells where it is, the others ask. */
export type TabMessage =
  | { readonly type: 'hello' }
  | { readonly type: 'files'; readonly files: readonly QueuedFile[] }
  | { readonly type: 'add'; readonly checked: readonly CheckedFile[] }
  | { readonly type: 'remove'; readonly processIds: readonly string[] }
  | { readonly type: 'retry'; readonly processIds: readonly string[] }

const NAME = 'uploads'

/** Whether tabs can agree on who sends; not on plain http to another machine, where each sends its own. */
const canAgree = () => 'locks' in navigator && 'BroadcastChannel' in globalThis

type TabRoles = {
  readonly onMessage: (message: TabMessage) => void
  /** Called once, when this tab becomes the one that sends: at once, or after that one has gone. */
  readonly onOwner: () => void
  /** Called when another tab sends; it may call `onOwner` later. */
  readonly onFollower: () => void
}

/** One tab owns the queue for as long as it lives; answers how to tell the others. */
export function joinTabs({ onMessage, onOwner, onFollower }: TabRoles): (message: TabMessage) => void {
  if (!canAgree()) {
    onOwner()
    return () => {}
  }
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data))
  const forEver = () => {
    onOwner()
    return new Promise<never>(() => {})
  }
  void navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
    if (lock) return forEver()
    onFollower()
    void navigator.locks.request(NAME, forEver)
    return undefined
  })
  return channel.postMessage.bind(channel)
}
