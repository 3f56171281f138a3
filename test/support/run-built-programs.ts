import { inject } from 'vitest'
import { runBuiltPrograms } from '#server/built-programs.ts'

runBuiltPrograms(inject('builtPrograms'))
