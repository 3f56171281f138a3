/** Every call of the back office as 'METHOD path', apart from those of the shop: no page of the shop carries them. */
export const officeCalls = {
  logInOperator: 'POST /api/beheer/login',
  logOutOperator: 'POST /api/beheer/logout',
  getOperator: 'GET /api/beheer/me',
  listOperatorSessions: 'GET /api/beheer/sessions',
  endOperatorSessions: 'DELETE /api/beheer/sessions',

  listAccountRequests: 'GET /api/beheer/account-requests',
  approveAccountRequest: 'POST /api/beheer/account-requests/:id/approve',
  rejectAccountRequest: 'POST /api/beheer/account-requests/:id/reject',
} as const

export type OfficeCallName = keyof typeof officeCalls
