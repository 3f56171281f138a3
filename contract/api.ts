import { z } from 'zod'
import type { CallName } from './calls.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as config from './config.ts'
import * as configurator from './configurator.ts'
import * as content from './content.ts'
import * as customer from './customer.ts'
import * as designs from './designs.ts'
import * as documents from './documents.ts'
import type { ShopEndpoint } from './endpoint.ts'
import * as fileProofs from './file-proofs.ts'
import * as messages from './messages.ts'
import * as navigation from './navigation.ts'
import * as orders from './orders.ts'
import * as parkedCarts from './parked-carts.ts'
import * as patchups from './patchups.ts'
import * as reOrder from './re-order.ts'
import * as quickOrder from './quick-order.ts'
import * as search from './search.ts'
import * as shared from './shared.ts'

/** Every endpoint of the shop by its call's name: what the server mounts and what types both clients. */
export const contract = {
  getConfig: config.getConfig,
  getTheme: config.getTheme,
  getCountries: config.getCountries,
  getConfigurator: configurator.getConfigurator,
  getBundleOption: configurator.getBundleOption,
  calculateConfiguration: configurator.calculateConfiguration,
  getBlocks: content.getBlocks,
  getMenus: content.getMenus,
  getPage: content.getPage,
  logIn: customer.logIn,
  logOut: customer.logOut,
  getCustomer: customer.getCustomer,
  changePerson: customer.changePerson,
  preferNewsletter: customer.preferNewsletter,
  exportPersonalData: customer.exportPersonalData,
  eraseAccount: customer.eraseAccount,
  changePassword: customer.changePassword,
  mailPasswordReset: customer.mailPasswordReset,
  resetPassword: customer.resetPassword,
  requestAccount: customer.requestAccount,
  createUploadToken: customer.createUploadToken,
  addAddress: customer.addAddress,
  changeAddress: customer.changeAddress,
  removeAddress: customer.removeAddress,
  getWorkbench: orders.getWorkbench,
  listOrders: orders.listOrders,
  getOrder: orders.getOrder,
  briefStudio: orders.briefStudio,
  answerStudioQuestion: orders.answerStudioQuestion,
  answerProof: orders.answerProof,
  answerFileProof: orders.answerFileProof,
  getProofByLink: fileProofs.getProofByLink,
  answerProofByLink: fileProofs.answerProofByLink,
  listLineFiles: orders.listLineFiles,
  saveLineFiles: orders.saveLineFiles,
  saveLineBack: orders.saveLineBack,
  sendLineFiles: orders.sendLineFiles,
  startOrderPatchup: orders.startOrderPatchup,
  confirmOrderPatchup: orders.confirmOrderPatchup,
  listDownloads: documents.listDownloads,
  reOrder: reOrder.reOrder,
  listParkedCarts: parkedCarts.listParkedCarts,
  getParkedCart: parkedCarts.getParkedCart,
  restoreParkedCart: parkedCarts.restoreParkedCart,
  orderParkedCart: parkedCarts.orderParkedCart,
  askPrice: parkedCarts.askPrice,
  endPriceRequest: parkedCarts.endPriceRequest,
  subscribeToNewsletter: messages.subscribeToNewsletter,
  unsubscribeFromNewsletter: messages.unsubscribeFromNewsletter,
  confirmNewsletter: messages.confirmNewsletter,
  sendContactMessage: messages.sendContactMessage,
  getProduct: catalogue.getProduct,
  calculateProduct: catalogue.calculateProduct,
  getCategory: catalogue.getCategory,
  getMainMenu: navigation.getMainMenu,
  getRoute: navigation.getRoute,
  addCartItem: cart.addCartItem,
  checkQuickOrder: quickOrder.checkQuickOrder,
  addQuickOrder: quickOrder.addQuickOrder,
  getCart: cart.getCart,
  getCartTotals: cart.getCartTotals,
  removeCartItem: cart.removeCartItem,
  changeCartItem: cart.changeCartItem,
  emptyCart: cart.emptyCart,
  undoRemoval: cart.undoRemoval,
  parkCart: cart.parkCart,
  deleteCart: cart.deleteCart,
  activateCart: cart.activateCart,
  placeOrder: cart.placeOrder,
  setDelivery: cart.setDelivery,
  saveDesigns: cart.saveDesigns,
  setDesignStatus: cart.setDesignStatus,
  chooseBackDesign: cart.chooseBackDesign,
  startPatchup: cart.startPatchup,
  confirmPatchup: cart.confirmPatchup,
  answerPatchup: cart.answerPatchup,
  listDesigns: designs.listDesigns,
  listBackDesigns: designs.listBackDesigns,
  getStudioBackDesign: designs.getStudioBackDesign,
  listStudioDesigns: designs.listStudioDesigns,
  announceDesign: designs.announceDesign,
  deleteDesign: designs.deleteDesign,
  restoreDesign: designs.restoreDesign,
  search: search.search,
} as const satisfies { readonly [Name in CallName]: ShopEndpoint & { readonly name: Name } }

export type Contract = typeof contract

const files = [
  cart,
  catalogue,
  config,
  configurator,
  content,
  customer,
  designs,
  documents,
  navigation,
  messages,
  orders,
  parkedCarts,
  patchups,
  reOrder,
  quickOrder,
  search,
  shared,
]

/** Every schema that the files of the contract export, by its name. */
export const namedSchemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  files
    .flatMap((file) => Object.entries<unknown>(file))
    .filter((named): named is [string, z.ZodType] => named[1] instanceof z.ZodType),
)
