import type { z } from 'zod'
import { type ArgsOf, type ClientOf, clientOf, type Send } from '../client.ts'
import type { OfficeContract } from './api.ts'
import { officeCalls, type OfficeCallName } from './calls.ts'

/** What a call of the back office takes. */
export type OfficeArgs<Name extends OfficeCallName> = ArgsOf<OfficeContract[Name]>
/** What a call of the back office answers when all is well. */
export type OfficeReply<Name extends OfficeCallName> = z.output<OfficeContract[Name]['reply']>
/** One typed function per call of the back office. */
export type OfficeClient = ClientOf<OfficeContract>

export const createOfficeClient = (send: Send): OfficeClient => clientOf<OfficeContract>(officeCalls, send)
