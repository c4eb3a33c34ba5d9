import {
  type BankNames,
  bankFilledBefore,
  countryOfIban,
  type Filled,
  filledBefore,
  fillFromIban,
  germanBankCode,
  isGerman,
} from '#domain/forms/bankOfIban.ts';
import { isIban } from '#domain/forms/iban.ts';

/** The bank with a bank code, or null. */
export type BankTable = (code: string) => BankNames | null;

/** What stands in the fields of a bank account. */
export interface AccountFields extends BankNames {
  iban: string;
  /** ISO 3166-1; empty where none is chosen. */
  bankCountry: string;
}

/** The form as it is when something happens. */
export interface AccountForm {
  read(): AccountFields;
  /** Whether a country can be chosen. */
  offers(country: string): boolean;
  fill(fields: Partial<AccountFields>): void;
}

/** What was filled in of a bank account. */
type FilledAccount = Filled<'bic' | 'bankName' | 'bankCountry'>;

const nothing: FilledAccount = {};

/**
 * Fills in the bank of the IBAN that is typed: its country, and its names by a table that is loaded once a German one is
 * begun. As long as there is no table, no names are filled in.
 */
export class BankFiller {
  readonly #load: () => Promise<BankTable>;
  readonly #begun: AccountFields;
  readonly #listeners = new Set<() => void>();
  #loading: Promise<BankTable | null> | null = null;
  #hasFailed = false;
  /** What was filled in, here or before the form was come back to; null until the table can tell. */
  #before: Filled | null = null;
  /** The same of the country, which needs no table. */
  #countryBefore: Filled<'bankCountry'> | null = null;
  #filled = nothing;

  /** @param begun What the form begins with, which may have been filled in when it was left. */
  constructor(load: () => Promise<BankTable>, begun: AccountFields) {
    this.#load = load;
    this.#begun = begun;
  }

  /** For as long as the form is shown: once nobody listens any more, nothing is filled in. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** What was filled in when the IBAN was changed last. */
  readonly read = (): FilledAccount => this.#filled;

  /** The IBAN was changed; it may be unfinished. */
  async ibanChanged(form: AccountForm): Promise<void> {
    this.#fillCountry(form);
    const isWanted = [form.read(), this.#begun].some(({ iban }) => isGerman(iban));
    if (!isWanted && this.#loading === null) return;
    const table = await this.#tableFor(form.read().iban);
    const { iban, bic, bankName } = form.read();
    if (table === null || this.#listeners.size === 0 || !isIban(iban)) return;
    const bankOf = (whole: string) => {
      const code = germanBankCode(whole);
      return code === null ? null : table(code);
    };
    const begun = { bic: this.#begun.bic, bankName: this.#begun.bankName };
    this.#before ??= bankFilledBefore(begun, bankOf(this.#begun.iban));
    const { fields, filled } = fillFromIban({ bic, bankName }, this.#before, bankOf(iban));
    this.#before = filled;
    this.#tell(form, fields);
  }

  #fillCountry(form: AccountForm): void {
    const { iban, bankCountry } = form.read();
    if (!isIban(iban)) return;
    const said = (whole: string) => {
      const country = countryOfIban(whole);
      return country !== null && form.offers(country) ? { bankCountry: country } : null;
    };
    const before =
      this.#countryBefore ?? filledBefore({ bankCountry: this.#begun.bankCountry }, said(this.#begun.iban));
    const { fields, filled } = fillFromIban({ bankCountry }, before, said(iban));
    this.#countryBefore = filled;
    if (fields.bankCountry !== bankCountry) this.#tell(form, fields);
  }

  #tell(form: AccountForm, fields: Partial<AccountFields>): void {
    this.#filled = { ...this.#before, ...this.#countryBefore };
    form.fill(fields);
    for (const listener of this.#listeners) listener();
  }

  /** What could not be loaded is asked for again when it is needed, not at each key before. */
  #tableFor(iban: string): Promise<BankTable | null> {
    if (this.#hasFailed && germanBankCode(iban) !== null) this.#loading = null;
    this.#loading ??= this.#load().then(
      (table) => table,
      () => {
        this.#hasFailed = true;
        return null;
      },
    );
    return this.#loading;
  }
}
