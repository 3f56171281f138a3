import { useState } from 'react'
import type { RepairedLine } from '#app/lib/designs/repaired-line.ts'
import { Button } from '#app/ui/button.tsx'
import { repairTexts as texts } from '#texts/nl/repair.ts'
import { RepairDialog } from './repair-dialog.tsx'

/** Repairs every file of a line that can be mended at once, or shows the repairs that it has; nothing where neither is there. */
export function LineRepair({ line }: { readonly line: RepairedLine }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isStarting, setIsStarting] = useState(false)
  const open = line.patchup?.proposals.filter(({ state }) => state !== 'rejected') ?? []
  const isTried = (designId: string) => open.some(({ sourceDesignId }) => sourceDesignId === designId)
  const mendable = line.mendableIds.filter((designId) => !isTried(designId))
  const isMendable = mendable.length > 0
  if (!isMendable && open.length === 0) return null

  async function start() {
    // Files of another proportion wait for a choice, which the dialog asks for.
    const toChoose = mendable.filter((id) =>
      line.designs.some(({ designId, repairWays }) => designId === id && repairWays !== null),
    )
    if (toChoose.length === mendable.length) return setIsOpen(true)
    setIsStarting(true)
    const isStarted = await line.start({})
    setIsStarting(false)
    if (isStarted || toChoose.length > 0) setIsOpen(true)
  }

  return (
    <>
      {isMendable && (
        <Button
          look="secondary"
          size="small"
          pending={isStarting}
          aria-label={texts.repairAllOf(line.title)}
          onClick={() => void start()}
        >
          {texts.repairAll}
        </Button>
      )}
      {open.length > 0 && (
        <Button
          look="secondary"
          size="small"
          aria-label={texts.lookOf(line.title)}
          onClick={() => setIsOpen(true)}
        >
          {texts.look}
        </Button>
      )}
      {isOpen && <RepairDialog line={line} onClose={() => setIsOpen(false)} />}
    </>
  )
}
