import { orderSetup } from './setup.ts';

/** Where the investor stands and decides, in the order of the flow. What is under way between the steps: machine.ts. */
export const steps = orderSetup.createStateConfig({
  description: 'The investor subscribes to tokens, step by step; what was reached can be gone back to.',
  tags: 'leavable',
  initial: 'amount',
  on: {
    'leave.requested': { guard: { type: 'mayLeave' }, target: '#order.leaving' },
    'order.changedElsewhere': {
      guard: { type: 'isConfirmed' },
      target: '#order.reconciling',
      actions: { type: 'clearFailure' },
    },
    'order.restored': { target: '#order.loadingOffer', actions: { type: 'clearFailure' } },
    'screen.requested': [
      {
        guard: { type: 'maySee', params: ({ event }) => ({ screen: event.screen, as: 'order-process/token' }) },
        target: '.declaring',
        actions: { type: 'clearFailure' },
      },
      {
        guard: { type: 'maySee', params: ({ event }) => ({ screen: event.screen, as: 'order-process/addresses' }) },
        target: '.addresses',
        actions: { type: 'clearFailure' },
      },
      {
        guard: {
          type: 'maySee',
          params: ({ event }) => ({ screen: event.screen, as: 'order-process/payment-methods' }),
        },
        target: '.paymentMethods',
        actions: { type: 'clearFailure' },
      },
      {
        guard: { type: 'maySee', params: ({ event }) => ({ screen: event.screen, as: 'order-process/confirmation' }) },
        target: '.confirmation',
        actions: { type: 'clearFailure' },
      },
    ],
  },
  states: {
    offerFailed: {
      description: 'The product could not be loaded; the investor may try again.',
      meta: { screen: 'order-process/token', requirement: 'spec 8, failed data fetch' },
      on: { 'retry.requested': { target: '#order.loadingOffer', actions: { type: 'clearFailure' } } },
    },
    unavailable: {
      description: 'This investor cannot buy this product; every reason is named.',
      meta: { screen: 'order-process/token', requirement: 'spec 5, buying requires' },
      on: { 'retry.requested': { target: '#order.loadingOffer', actions: { type: 'clearFailure' } } },
    },
    amount: {
      description: 'The investor chooses how many tokens to subscribe to; a refused amount says why it was refused.',
      meta: { screen: 'order-process/token', requirement: 'spec 4, order flow; spec 5, minimum and maximum' },
      entry: { type: 'arrive', params: { step: 'token' } },
      on: {
        'quantity.submitted': {
          target: '#order.placing',
          actions: { type: 'rememberQuantity', params: ({ event }) => ({ quantity: event.quantity }) },
        },
      },
    },
    declaring: {
      description: 'The shop confirmed the amount; the investor makes the declarations and opens the legal documents.',
      meta: { screen: 'order-process/token', requirement: 'spec 5, above 1,000 euros and risk statements' },
      entry: { type: 'arrive', params: { step: 'token' } },
      on: {
        'quantity.submitted': {
          target: '#order.placing',
          actions: { type: 'rememberQuantity', params: ({ event }) => ({ quantity: event.quantity }) },
        },
        'declarations.changed': {
          actions: { type: 'rememberDeclarations', params: ({ event }) => ({ declarations: event.declarations }) },
        },
        'declarations.submitted': [
          {
            guard: { type: 'isDeclared', params: ({ event }) => ({ declarations: event.declarations }) },
            target: '#order.confirmingLegalDocuments',
            actions: { type: 'rememberDeclarations', params: ({ event }) => ({ declarations: event.declarations }) },
          },
          { actions: { type: 'rememberDeclarations', params: ({ event }) => ({ declarations: event.declarations }) } },
        ],
      },
    },
    addresses: {
      description: 'The investor checks the address that the order is made out to.',
      meta: { screen: 'order-process/addresses', requirement: 'spec 2, /order-process/addresses' },
      entry: { type: 'arrive', params: { step: 'addresses' } },
      on: {
        'address.confirmed': [
          {
            guard: { type: 'isOrderAddress', params: ({ event }) => ({ address: event.address }) },
            target: '#order.loadingMethods',
          },
          {
            // The shop takes the customer's address when the legal documents are confirmed: so they are once more.
            target: '#order.confirmingLegalDocuments',
          },
        ],
      },
    },
    paymentMethods: {
      description: 'The investor chooses how to pay; nothing is preselected.',
      meta: { screen: 'order-process/payment-methods', requirement: 'spec 2, /order-process/payment-methods' },
      entry: { type: 'arrive', params: { step: 'payment-methods' } },
      on: {
        'method.selected': {
          target: '#order.selectingMethod',
          actions: { type: 'rememberMethod', params: ({ event }) => ({ method: event.method }) },
        },
      },
    },
    confirmation: {
      description: 'The investor reads the summary and orders with the duty to pay.',
      meta: { screen: 'order-process/confirmation', requirement: 'spec 2, /order-process/confirmation' },
      entry: { type: 'arrive', params: { step: 'confirmation' } },
      on: { 'order.placed': { target: '#order.completing' } },
    },
    failed: {
      description: 'A call to the shop had no good answer; nothing typed is lost, and the investor may try again.',
      initial: 'reconciliation',
      on: {
        'retry.requested': [
          { guard: { type: 'isOrdered' }, target: '#order.reconciling', actions: { type: 'clearFailure' } },
          { target: '#order.placing' },
        ],
      },
      states: {
        placement: {
          description: 'The amount could not be confirmed.',
          meta: { screen: 'order-process/token', requirement: 'spec 8, other network errors' },
        },
        legalDocuments: {
          description: 'The confirmation of the legal documents could not be kept.',
          meta: { requirement: 'spec 8, other network errors' },
        },
        methods: {
          description: 'The ways to pay could not be loaded.',
          meta: { requirement: 'spec 8, failed data fetch' },
        },
        method: {
          description: 'The chosen way to pay could not be kept.',
          meta: { requirement: 'spec 8, other network errors' },
        },
        completion: {
          description: 'Whether the order was placed is not known; trying again first asks the shop.',
          meta: { screen: 'order-process/confirmation', requirement: 'spec 8, other network errors' },
        },
        missing: {
          description: 'The shop did not find something that the step needs, though the order is there.',
          meta: { requirement: 'spec 8, other network errors' },
        },
        reconciliation: {
          description: 'What the shop knows of the order could not be read.',
          meta: { requirement: 'spec 8, failed data fetch' },
        },
      },
    },
    last: { type: 'history', history: 'deep' },
  },
});
