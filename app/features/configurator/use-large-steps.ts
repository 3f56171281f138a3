import { useCallback, useMemo, useState } from 'react'
import type { Configurator, OfferedStep } from '#contract/configurator.ts'
import { api } from '#app/lib/api/api.ts'
import { askStep, withSteps } from './large-steps.ts'

/** A configurator that grows by the options of its large steps; loading one answers whether it came. */
export function useLargeSteps(given: Configurator) {
  const [loaded, setLoaded] = useState<readonly OfferedStep[]>([])
  const configurator = useMemo(() => withSteps(given, loaded), [given, loaded])
  const { key } = given
  const loadStep = useCallback(
    async (stepId: string): Promise<boolean> => {
      const step = await askStep(api, key, stepId)
      if (step) setLoaded((now) => [...now, step])
      return step !== null
    },
    [key],
  )
  return [configurator, loadStep] as const
}
