import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { refuseRobots } from '../session/captcha.ts'
import { resetPassword } from '../session/change-password.ts'
import { approveRequest, askAboutRequest, rejectRequest, waitingRequests } from './decide-request.ts'
import { noteActivation } from './note-activation.ts'
import { requestAccount } from './request-account.ts'

/**
 * Asking for an account, what staff decide about that, and taking it up: an invitation and a forgotten password lead to the
 * same call.
 */
export function accountRoutes(mount: Mount, shop: ShopContext): void {
  mount('requestAccount', async ({ body, ip }) => {
    await refuseRobots(shop.settings, body.recaptchaResponse, ip)
    await requestAccount(shop, body, ip)
    return { ok: true }
  })

  mount('listAccountRequests', async ({ operator }) => {
    const requests = await waitingRequests(shop, operator)
    return {
      requests: requests.map(({ id, state, submittedAt, form, findings, vatCheck, ...request }) => ({
        id,
        state,
        submittedAt: submittedAt.toISOString(),
        form,
        knownCompany: findings?.knownCompany ?? null,
        alikeCompanies: request.alikeCompanies.map(({ requestId: _, ...company }) => company),
        question:
          request.question !== null && request.askedAt !== null
            ? { text: request.question, askedAt: request.askedAt.toISOString() }
            : null,
        vatCheck: vatCheck && { ...vatCheck, answeredAt: vatCheck.answeredAt.toISOString() },
      })),
    }
  })

  mount('approveAccountRequest', ({ operator, params, body }) =>
    approveRequest(shop, operator, { name: params.id, ...body }),
  )

  mount('askAboutAccountRequest', async ({ operator, params, body }) => {
    await askAboutRequest(shop, operator, { name: params.id, ...body })
    return { ok: true }
  })

  mount('rejectAccountRequest', async ({ operator, params, body }) => {
    await rejectRequest(shop, operator, { name: params.id, reason: body.reason })
    return { ok: true }
  })

  mount('resetPassword', async ({ body }) => {
    await resetPassword(shop, body, noteActivation)
    return { ok: true }
  })
}
