import { orderedDesigns } from './designs.ts'
import type { DemoCompany, DemoOperator } from './model.ts'

const bakery: DemoCompany = {
  name: 'Bakkerij De Korenaar B.V.',
  kvkNumber: '30174826',
  vatId: 'NL002455799B11',
  invoiceEmail: 'facturen@demo.example',
  paymentTermDays: 30,
  groupPriceListCode: null,
  contractPriceListCode: null,
  contact: {
    firstName: 'Marloes',
    lastName: 'de Wit',
    email: 'klant@demo.example',
    password: 'Paskruis-demo-1',
    phone: '030 555 01 20',
  },
  invoiceAddress: {
    companyName: 'Bakkerij De Korenaar B.V.',
    attention: 'Administratie',
    street: 'Molenkade',
    houseNumber: '8',
    addition: null,
    postcode: '3512 KA',
    city: 'Utrecht',
    country: 'NL',
    phone: '030 555 01 20',
    deliveryNotes: null,
  },
  deliveryAddresses: [
    {
      companyName: 'Bakkerij De Korenaar B.V.',
      attention: 'Marloes de Wit',
      street: 'Molenkade',
      houseNumber: '8',
      addition: null,
      postcode: '3512 KA',
      city: 'Utrecht',
      country: 'NL',
      phone: '030 555 01 20',
      deliveryNotes: 'Leveren aan de achterzijde, vóór 15.00 uur.',
    },
    {
      companyName: 'De Korenaar Stationsplein',
      attention: 'Filiaalmanager',
      street: 'Stationsplein',
      houseNumber: '21',
      addition: 'C-2',
      postcode: '3511 ED',
      city: 'Utrecht',
      country: 'NL',
      phone: '030 555 01 24',
      deliveryNotes: 'Bellen bij aankomst, de winkel ligt in de hal.',
    },
  ],
  // Its cart is empty, so that whoever tries the shop begins anew.
  cart: [],
  quotes: [
    {
      reference: 'Terras voorjaar alle filialen',
      daysAgo: 2,
      lines: [
        { sku: 'SPD-300X100', quantity: 6 },
        { sku: 'TOE-SPANNER', quantity: 12 },
      ],
      composed: [
        {
          key: 'beachvlag',
          quantity: 8,
          options: {
            doek: { id: 'doek-drop-m' },
            richting: { id: 'richting-rechts' },
            'stok-m': { id: 'stok-m-std' },
            voet: { id: 'voet-kruis' },
            ring: { id: 'ring-1' },
            tas: { id: 'tas-1' },
          },
          fields: {},
        },
      ],
    },
    {
      reference: 'Raamstickers zomeractie',
      daysAgo: 28,
      lines: [{ sku: 'RAM-HELDER', quantity: 9, widthMm: 1200, heightMm: 700 }],
    },
    {
      reference: 'Wisseldoeken hal',
      daysAgo: 45,
      lines: [{ sku: 'TXF-DOEK', quantity: 3, widthMm: 2000, heightMm: 1000 }],
    },
  ],
  orders: [
    {
      reference: 'Heropening Stationsplein',
      daysAgo: 0,
      state: 'placed',
      delivery: 'ship',
      lines: [
        { sku: 'SPD-300X100', quantity: 2 },
        { sku: 'TOE-SPANNER', quantity: 4 },
      ],
    },
    {
      reference: 'Wisseldoek hal noord',
      daysAgo: 9,
      state: 'awaiting_files',
      delivery: 'ship',
      lines: [{ sku: 'TXF-DOEK', quantity: 1, widthMm: 2000, heightMm: 1000 }],
    },
    {
      reference: 'Kerstactie raamstickers',
      daysAgo: 3,
      state: 'in_production',
      delivery: 'ship',
      lines: [
        { sku: 'RAM-HELDER', quantity: 6, widthMm: 1200, heightMm: 700 },
        { sku: 'PST-A1', quantity: 12 },
      ],
    },
    {
      reference: 'Sinterklaasmarkt',
      daysAgo: 2,
      state: 'in_production',
      delivery: 'ship',
      lines: [],
      composed: [
        {
          key: 'spandoek-op-maat',
          quantity: 2,
          options: {
            doek: { id: 'doek-510' },
            randkeuze: { id: 'randkeuze-rondom' },
            'rand-rondom': { id: 'rand-rondom-zoom' },
            ringen: { id: 'ringen-500' },
            spanners: { id: 'spanners-10', quantity: 4 },
          },
          fields: { breedte: '3000', hoogte: '1000' },
        },
      ],
    },
    {
      reference: 'Zomerterras',
      isCreditedBecause: 'Inkoopnummer ontbrak',
      daysAgo: 58,
      state: 'delivered',
      delivery: 'ship',
      lines: [],
      composed: [
        {
          key: 'beachvlag',
          quantity: 2,
          options: {
            doek: { id: 'doek-drop-m' },
            richting: { id: 'richting-rechts' },
            'stok-m': { id: 'stok-m-std' },
            voet: { id: 'voet-kruis' },
            ring: { id: 'ring-1', quantity: 2 },
            tas: { id: 'tas-1' },
          },
          fields: {},
        },
      ],
    },
    {
      reference: 'Menuborden winter',
      trackingCode: '3SPASK004217',
      daysAgo: 6,
      state: 'shipped',
      delivery: 'ship',
      lines: [{ sku: 'PVC-5', quantity: 4, widthMm: 600, heightMm: 900 }],
    },
    {
      reference: 'Personeelsdag',
      daysAgo: 13,
      state: 'ready_for_pickup',
      delivery: 'pickup',
      lines: [
        { sku: 'BAN-100X300', quantity: 4 },
        { sku: 'STB-FRAME-A1', quantity: 1 },
      ],
    },
    {
      reference: 'Broodetiketten najaar',
      isPaid: true,
      daysAgo: 34,
      state: 'delivered',
      delivery: 'ship',
      lines: [
        { sku: 'ETK-50R', quantity: 2500 },
        { sku: 'FLY-DL-350', quantity: 1000 },
      ],
    },
    {
      reference: 'Vrachtwagenbelettering proef',
      daysAgo: 41,
      state: 'cancelled',
      delivery: 'ship',
      lines: [{ sku: 'WRP-CAST', quantity: 1, widthMm: 2500, heightMm: 1500 }],
    },
  ],
}

/** With both kinds of price list, so that a contract price beats the group's, and the group's beats the base. */
const builder: DemoCompany = {
  name: 'Noordbouw Projecten B.V.',
  kvkNumber: '01156372',
  vatId: 'NL123456782B01',
  invoiceEmail: 'crediteuren@demo.example',
  paymentTermDays: 14,
  groupPriceListCode: 'groep-signpartner',
  contractPriceListCode: 'contract-noordbouw',
  contact: {
    firstName: 'Sander',
    lastName: 'Veenstra',
    email: 'tweede@demo.example',
    password: 'Paskruis-demo-2',
    phone: '050 555 03 10',
  },
  invoiceAddress: {
    companyName: 'Noordbouw Projecten B.V.',
    attention: 'Crediteurenadministratie',
    street: 'Steigerweg',
    houseNumber: '102',
    addition: null,
    postcode: '9723 BK',
    city: 'Groningen',
    country: 'NL',
    phone: '050 555 03 10',
    deliveryNotes: null,
  },
  deliveryAddresses: [
    {
      companyName: 'Noordbouw Projecten B.V.',
      attention: 'Magazijn',
      street: 'Steigerweg',
      houseNumber: '102',
      addition: 'hal B',
      postcode: '9723 BK',
      city: 'Groningen',
      country: 'NL',
      phone: '050 555 03 11',
      deliveryNotes: 'Magazijn open van 7.00 tot 16.00 uur.',
    },
  ],
  // A line by the studio, one whose back can be left bare, and one that waits for its file.
  cart: [
    { sku: 'SPD-300X100', quantity: 2, byStudio: 'front' },
    { sku: 'VIS-DIGI', quantity: 100, byStudio: 'back' },
    { sku: 'TXF-DOEK', quantity: 1, widthMm: 2000, heightMm: 1000 },
  ],
  quotes: [],
  orders: [
    {
      reference: 'Open dag Zernike',
      daysAgo: 1,
      state: 'released',
      delivery: 'ship',
      lines: [
        { sku: 'SPD-510', quantity: 2, widthMm: 3000, heightMm: 1000, file: orderedDesigns.withoutBleed },
        { sku: 'ALP-3', quantity: 1, widthMm: 2000, heightMm: 1000, file: orderedDesigns.unsharp },
      ],
    },
    {
      reference: 'Posters bouwkeet',
      daysAgo: 0,
      state: 'released',
      delivery: 'ship',
      lines: [{ sku: 'PST-A1', quantity: 10, file: orderedDesigns.heavyInk }],
    },
    {
      reference: 'Merwede fase 2, hekdoeken',
      daysAgo: 4,
      state: 'in_production',
      delivery: 'ship',
      lines: [
        { sku: 'BHD-MESH', quantity: 25 },
        { sku: 'TOE-TIEWRAP', quantity: 6 },
      ],
    },
    {
      reference: 'Projectborden Zernike',
      daysAgo: 27,
      state: 'delivered',
      delivery: 'ship',
      lines: [
        { sku: 'ALP-3', quantity: 3, widthMm: 2000, heightMm: 1000 },
        { sku: 'GEV-STEIGER', quantity: 1, widthMm: 12_000, heightMm: 8000 },
      ],
    },
  ],
}

export const companies: readonly DemoCompany[] = [bakery, builder]

export const operator: DemoOperator = {
  name: 'Jolanda Prins',
  email: 'beheer@demo.example',
  password: 'Paskruis-demo-3',
}
