/** Every call of spec 7 as 'METHOD path'. Without schemas, so that the browser can read it and leave zod behind. */
export const calls = {
  getConfig: 'GET /api/config',
  getTheme: 'GET /api/config/theme',
  getCountries: 'GET /api/config/countries',

  getConfigurator: 'GET /api/configurator/:key',
  getBundleOption: 'GET /api/configurator/:key/bundle-option/:option',
  calculateConfiguration: 'POST /api/configurator/calculate',

  getBlocks: 'GET /api/content/blocks',
  getMenus: 'GET /api/content/menus',
  getPage: 'GET /api/content/page/*',

  logIn: 'POST /api/customer/login',
  logOut: 'POST /api/customer/logout',
  getCustomer: 'GET /api/customer',
  changePerson: 'PUT /api/customer',
  preferNewsletter: 'PUT /api/customer/newsletter',
  exportPersonalData: 'GET /api/customer/data',
  eraseAccount: 'POST /api/customer/erasure',
  changePassword: 'PUT /api/customer/password',
  mailPasswordReset: 'POST /api/customer/reset-password-email',
  resetPassword: 'POST /api/customer/reset-password',
  requestAccount: 'POST /api/customer/request-account',
  getWorkbench: 'GET /api/customer/workbench',
  listOrders: 'GET /api/customer/orders',
  getOrder: 'GET /api/customer/orders/:id',
  reOrder: 'GET /api/customer/orders/:id/re-order',
  briefStudio: 'PUT /api/customer/orders/:id/studio/:jobId/brief',
  answerStudioQuestion: 'PUT /api/customer/orders/:id/studio/:jobId/questions/:questionId',
  answerProof: 'PUT /api/customer/orders/:id/studio/:jobId/proof',
  answerFileProof: 'PUT /api/customer/orders/:id/proofs/:proofId',
  getProofByLink: 'GET /api/proof',
  answerProofByLink: 'POST /api/proof',
  listLineFiles: 'GET /api/customer/orders/:id/lines/:lineId/designs',
  saveLineFiles: 'PUT /api/customer/orders/:id/lines/:lineId/designs',
  saveLineBack: 'PUT /api/customer/orders/:id/lines/:lineId/designs/back',
  sendLineFiles: 'PUT /api/customer/orders/:id/lines/:lineId/designs/status',
  startOrderPatchup: 'POST /api/customer/orders/:id/lines/:lineId/patchup',
  confirmOrderPatchup: 'POST /api/customer/orders/:id/lines/:lineId/patchup/confirm',
  listParkedCarts: 'GET /api/customer/parked-carts',
  getParkedCart: 'GET /api/customer/parked-carts/:id',
  restoreParkedCart: 'POST /api/customer/parked-carts/:id/restore',
  orderParkedCart: 'POST /api/customer/parked-carts/:id/order',
  askPrice: 'POST /api/customer/parked-carts/:id/price-request',
  endPriceRequest: 'DELETE /api/customer/parked-carts/:id/price-request',
  listDownloads: 'GET /api/customer/downloads',
  createUploadToken: 'POST /api/customer/upload-token',

  subscribeToNewsletter: 'POST /api/newsletter/subscribe',
  unsubscribeFromNewsletter: 'POST /api/newsletter/unsubscribe',
  confirmNewsletter: 'POST /api/newsletter/confirm',

  getProduct: 'GET /api/products/:key',
  calculateProduct: 'POST /api/products/calculate',
  getCategory: 'GET /api/categories/:key',

  getMainMenu: 'GET /api/navigation/main-menu',
  getRoute: 'GET /api/navigation/route',

  addCartItem: 'POST /api/cart/items',
  checkQuickOrder: 'POST /api/cart/rows/check',
  addQuickOrder: 'POST /api/cart/rows',
  getCart: 'GET /api/cart',
  getCartTotals: 'GET /api/cart/totals',
  removeCartItem: 'DELETE /api/cart/items/:id',
  changeCartItem: 'PATCH /api/cart/items/:id',
  emptyCart: 'POST /api/cart/empty',
  undoRemoval: 'POST /api/cart/removals/:id',
  parkCart: 'POST /api/cart/park',
  deleteCart: 'DELETE /api/cart/:id',
  activateCart: 'POST /api/cart/activate/:id',
  placeOrder: 'POST /api/cart/order',
  setDelivery: 'POST /api/cart/items/:id/delivery',
  saveDesigns: 'PUT /api/cart/items/designs/:id',
  setDesignStatus: 'PUT /api/cart/items/design/status',
  chooseBackDesign: 'PUT /api/cart/items/designs/back/:id',
  startPatchup: 'POST /api/cart/items/:id/patchup',
  confirmPatchup: 'POST /api/cart/items/:id/patchup/confirm',
  answerPatchup: 'GET /api/cart/items/:id/patchup/callback/:value',

  listDesigns: 'GET /api/designs',
  listBackDesigns: 'GET /api/designs/back',
  getStudioBackDesign: 'GET /api/designs/studio-design/back',
  listStudioDesigns: 'GET /api/designs/studio-designs',
  announceDesign: 'POST /api/designs',
  deleteDesign: 'DELETE /api/designs/:id',
  restoreDesign: 'POST /api/designs/:id/restore',

  search: 'GET /api/search',
  sendContactMessage: 'POST /api/contact',
  addAddress: 'POST /api/company/addresses',
  changeAddress: 'PUT /api/company/addresses/:id',
  removeAddress: 'DELETE /api/company/addresses/:id',
} as const

export type CallName = keyof typeof calls
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** 'METHOD path', taken apart. */
export function splitCall(call: string): { readonly method: Method; readonly path: string } {
  const space = call.indexOf(' ')
  return { method: call.slice(0, space) as Method, path: call.slice(space + 1) }
}

/** The method and path of a call. */
export const callParts = (name: CallName) => splitCall(calls[name])
