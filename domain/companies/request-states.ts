const MAY_BE_DECIDED = {
  submitted: true,
  in_review: true,
  approved: false,
  // Invited anew when the first invitation went unused.
  invited: true,
  activated: false,
  rejected: false,
  expired: false,
} as const satisfies Record<string, boolean>

/** Where a request for an account stands. */
export type RequestState = keyof typeof MAY_BE_DECIDED

/** Where a request stands about which the shop may still decide. */
export type OpenRequestState = {
  [State in RequestState]: (typeof MAY_BE_DECIDED)[State] extends true ? State : never
}[RequestState]

/** Whether the shop may still approve a request; an invitation that went unused can be sent anew. */
export const mayDecideRequest = (state: RequestState): boolean => MAY_BE_DECIDED[state]
