import * as z from 'zod/mini';
import { LegalDocumentsConfirmation } from '#domain/order/suitability.ts';
import {
  Enrolment,
  MigrationRequest,
  NewPassword,
  PasswordChange,
  ResetRequest,
  TwoFactorChange,
} from '#domain/shop/access.ts';
import { AuthAnswer, CodeAnswer, Credentials, RefreshAnswer } from '#domain/shop/auth.ts';
import { Channel } from '#domain/shop/channel.ts';
import { Content } from '#domain/shop/content.ts';
import {
  AddressFields as Address,
  Company as CompanyFields,
  Customer as CustomerFields,
  NewWallet,
  Payout,
  Wallet,
} from '#domain/shop/customer.ts';
import { AddressDraft, companyDraft, customerDraft } from '#domain/shop/drafts.ts';
import { RegisterExcerpt, StatementRequest } from '#domain/shop/excerpt.ts';
import { CollectionItem, MadeItem, ProductCollection } from '#domain/shop/item.ts';
import { ItemChanges, NewCollectionItem, NewItem, VariantDraft } from '#domain/shop/itemDraft.ts';
import { Country, Currency, ZoneMember } from '#domain/shop/lookups.ts';
import {
  CustomerDocument,
  DocumentPurpose,
  Identification,
  IdentificationStart,
  UboPerson,
} from '#domain/shop/onboarding.ts';
import { OneTimeCode } from '#domain/shop/oneTimeCode.ts';
import {
  Completion,
  LegalDocumentsSending,
  NewOrder,
  NewOrderItem,
  Order,
  OrderItemChange,
  PaymentChange,
  PaymentConfiguration,
  PaymentSetup,
} from '#domain/shop/order.ts';
import { personDraft, UserAuthority } from '#domain/shop/personDrafts.ts';
import { LegalDocument, Variant } from '#domain/shop/product.ts';
import { AnsweredQuestionnaire, Questionnaire, QuestionnaireAnswers } from '#domain/shop/questionnaire.ts';
import { Discount, DiscountRedemption, Referral } from '#domain/shop/referral.ts';
import { orNull } from '#domain/shop/schema.ts';
import { Referrer } from '#domain/shop/signUp.ts';
import { CompanySignUp, EmailChange, SignUp, Verification, VerificationRequest } from '#domain/shop/signUpDrafts.ts';
import { LedgerEntry, NewTransfer, Recipient, Transfer, WhitelistRequest } from '#domain/shop/transfer.ts';
import { NewUpload, Received, Upload } from '#domain/shop/upload.ts';
import { OrderWithdrawal, Withdrawal, WithdrawalReceipt } from '#domain/shop/withdrawal.ts';

export type Schema = z.core.$ZodType;
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export interface DescribedCall {
  body?: Schema;
  /** Form with a file, instead of a JSON body. */
  form?: Schema;
  /** File, instead of a JSON body. */
  file?: true;
  /** An array with one schema means a list; a text names the media types of a file. */
  answer?: Schema | [Schema] | string;
  /** True if the call needs no token. */
  open?: true;
  status?: 200 | 201 | 202 | 204;
}

/** Day before which all dates of birth and foundation lie: the description leaves their check to the routes. */
const ANY_DAY = '9999-12-31';

/** An address, or its IRI as in Sylius 1.12. */
const defaultAddress = orNull(z.union([Address, z.string()]));
const Company = z.extend(CompanyFields, { defaultAddress });
const Customer = z.extend(CustomerFields, { defaultAddress, company: orNull(Company) });

/** Calls of requirements section 7 that the sandbox answers, by path and method, with the schemas of src/domain. */
export const CALLS: Record<string, Partial<Record<Method, DescribedCall>>> = {
  'authentication-token': { post: { body: Credentials, answer: AuthAnswer, open: true } },
  'token/refresh': { post: { body: z.object({ refresh_token: z.string() }), answer: RefreshAnswer, open: true } },
  'token/invalidate': { post: { body: z.object({ refresh_token: z.string() }), open: true, status: 204 } },
  customers: { post: { body: SignUp, open: true, status: 204 } },
  companies: { post: { body: CompanySignUp, open: true, status: 204 } },
  'account-verification-requests': { post: { body: VerificationRequest, open: true, status: 202 } },
  'account-verification-requests/{token}': { patch: { body: Verification, open: true, status: 204 } },
  // An addition to section 7: the referrer’s short name, for visitors who follow a referral.
  'referral-codes/{code}': { get: { answer: Referrer, open: true } },
  'customers/{uuid}': { get: { answer: Customer }, put: { body: customerDraft(ANY_DAY), answer: Customer } },
  'companies/{uuid}': { put: { body: companyDraft(ANY_DAY), answer: Company } },
  'customers/{uuid}/2fa/verify': { put: { body: z.object({ code: OneTimeCode }), answer: CodeAnswer } },
  'customers/{uuid}/2fa/qr-code': { get: { answer: Enrolment } },
  'customers/{uuid}/2fa/status': { put: { body: TwoFactorChange, answer: Customer } },
  // An addition to section 7: another email address.
  'customers/{uuid}/email': { put: { body: EmailChange, status: 202 } },
  'customers/{uuid}/password': { put: { body: PasswordChange, status: 204 } },
  'customers/migration/{uuid}': { put: { body: MigrationRequest, answer: Customer } },
  'reset-password-requests': { post: { body: ResetRequest, open: true, status: 202 } },
  'reset-password-requests/{token}': {
    // An addition to the calls of section 7: checks that a link is still valid.
    get: { open: true, status: 204 },
    patch: { body: NewPassword, open: true, status: 202 },
  },
  addresses: {
    get: { answer: [Address] },
    post: { body: AddressDraft, answer: Address, status: 201 },
  },
  'addresses/company': { get: { answer: [Address] } },
  'addresses/{id}': { get: { answer: Address }, put: { body: AddressDraft, answer: Address } },
  identification: { get: { answer: [Identification] } },
  'identification/start': { post: { answer: IdentificationStart, status: 201 } },
  'identification/{id}': { get: { answer: Identification } },
  'ubo-users': {
    get: { answer: [UboPerson] },
    post: { body: personDraft('owner', ANY_DAY), answer: UboPerson, status: 201 },
  },
  // `heldThrough` is an addition to section 3: the company that holds the shares, from the second level on.
  'ubo-users/{id}': { patch: { body: personDraft('owner', ANY_DAY), answer: UboPerson }, delete: { status: 204 } },
  'ubo-users/representative': {
    post: { body: personDraft('representative', ANY_DAY), answer: UboPerson, status: 201 },
  },
  // The account holder can only change their power of attorney.
  'ubo-users/{id}/representative': {
    patch: { body: z.union([UserAuthority, personDraft('representative', ANY_DAY)]), answer: UboPerson },
  },
  // Additions to section 7: the size of a file and its SHA-256, and the security of a register statement.
  'customer-documents': {
    get: { answer: [z.union([RegisterExcerpt, CustomerDocument])] },
    post: {
      form: z.object({ file: z.file(), type: z.literal('ubo'), purpose: DocumentPurpose }),
      answer: CustomerDocument,
      status: 201,
    },
  },
  'customer-documents/company': { get: { answer: [RegisterExcerpt] } },
  // An addition to section 7.
  'customer-documents/statements': { post: { body: z.object({}), answer: StatementRequest, status: 201 } },
  'customer-documents/{id}': { delete: { status: 204 } },
  countries: { get: { answer: [Country], open: true } },
  'countries/{code}': { get: { answer: Country, open: true } },
  zones: { get: { answer: [z.object({ id: z.int(), code: z.string(), name: z.string() })], open: true } },
  'zone-members': { get: { answer: [ZoneMember], open: true } },
  currencies: { get: { answer: [Currency], open: true } },
  channels: { get: { answer: [Channel], open: true } },
  'open-api/exchange_rates': { get: { answer: z.object({ usd: z.number() }), open: true } },
  wallets: { get: { answer: [Wallet] }, post: { body: NewWallet, answer: Wallet, status: 201 } },
  // Section 7 lists only the transfer, with `fromWalletId` alone; the remaining calls are additions to it.
  'token/transfer': { post: { body: NewTransfer, answer: Transfer, status: 201 } },
  'token/transfers/{reference}': { get: { answer: Transfer } },
  'token/recipients/{address}': { get: { answer: Recipient } },
  'token/whitelist-requests': { post: { body: WhitelistRequest, answer: Recipient, status: 201 } },
  'token/transactions': { get: { answer: [LedgerEntry] } },
  'product-payment-configurations': { get: { answer: [PaymentConfiguration], open: true } },
  'legal-documents/{id}': { get: { answer: LegalDocument, open: true } },
  'product-collections': { get: { answer: [ProductCollection] } },
  'product-collection-items': { post: { body: NewCollectionItem, answer: CollectionItem, status: 201 } },
  'product-collection-items/{id}': { delete: { status: 204 } },
  // `mainTaxon` and `reference` are additions to section 7.
  products: { post: { body: NewItem, answer: MadeItem, status: 201 } },
  'products/{code}': { put: { body: ItemChanges, answer: MadeItem } },
  'product-variants': { patch: { body: VariantDraft, answer: Variant } },
  'product-variants/{code}': { put: { body: VariantDraft, answer: Variant } },
  // Section 7 specifies only `url` in the answers; the remaining fields and the bucket’s answers are additions to it.
  'media-files/presign': { post: { body: NewUpload, answer: Upload, status: 201 } },
  'media-files/{id}/presign': { get: { answer: Upload } },
  'bucket/{uuid}': {
    put: { file: true, answer: Received, open: true },
    get: { answer: 'application/octet-stream', open: true },
  },
  orders: { get: { answer: [Order] }, post: { body: NewOrder, answer: Order, status: 201 } },
  'orders/{token}': { get: { answer: Order }, delete: { status: 204 } },
  'orders/{token}/items': { post: { body: NewOrderItem, answer: Order, status: 201 } },
  'orders/{token}/items/{itemId}': { patch: { body: OrderItemChange, answer: Order } },
  'orders/{token}/legal-documents-send': { patch: { body: LegalDocumentsSending, answer: Order } },
  'orders/{token}/legal-documents-confirm': { patch: { body: LegalDocumentsConfirmation, answer: Order } },
  'orders/{token}/payments/{paymentId}': { patch: { body: PaymentChange, answer: Order } },
  'orders/{token}/payments/{paymentId}/configuration': { get: { answer: PaymentSetup } },
  'orders/{token}/complete': { patch: { body: Completion, answer: Order } },
  // Additions to section 7 (§ 356a BGB).
  'orders/{token}/withdrawal': { post: { body: OrderWithdrawal, answer: WithdrawalReceipt, status: 201 } },
  withdrawals: { post: { body: Withdrawal, answer: WithdrawalReceipt, open: true, status: 201 } },
  'invoice/{id}/pdf': { get: { answer: 'application/pdf' } },
  'file/{uuid}/download': { get: { answer: 'application/pdf', open: true } },
  // Section 7 implies reading and answering without listing the calls: additions to it.
  'questionnaires/{type}': { get: { answer: Questionnaire } },
  'answered-questionnaires': {
    get: { answer: [AnsweredQuestionnaire] },
    post: { body: QuestionnaireAnswers, answer: AnsweredQuestionnaire, status: 201 },
  },
  'answered-questionnaires/{id}': { delete: { status: 204 } },
  // `withheld` is an addition to section 3, the tax file of a year one to section 7.
  'customer-payouts': { get: { answer: [Payout] } },
  'customer-payouts/{year}/statement': { get: { answer: 'application/pdf, text/csv' } },
  // Additions to section 7: the customers whom a customer has referred, and the redeemed discount code.
  referrals: { get: { answer: [Referral] } },
  discounts: { get: { answer: [Discount] }, post: { body: DiscountRedemption, answer: Discount, status: 201 } },
  'cms-plugin/pages': { get: { answer: [Content], open: true } },
  'cms-plugin/blocks': { get: { answer: [Content], open: true } },
};
