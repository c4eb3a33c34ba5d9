import {
  type BankNames,
  bankFilledBefore,
  countryOfIban,
  type Filled,
  filledBefore,
  fillFromIban,
  germanBankCode,
  isGerman,
} from '#domain/banking/bankOfIban.ts';
import { isIban } from '#domain/banking/iban.ts';

export type BankTable = (code: string) => BankNames | null;

export interface AccountFields extends BankNames {
  iban: string;
  /** ISO 3166-1; empty if none is chosen. */
  bankCountry: string;
}

export interface AccountForm {
  read(): AccountFields;
  offers(country: string): boolean;
  fill(fields: Partial<AccountFields>): void;
}

type FilledAccount = Filled<'bic' | 'bankName' | 'bankCountry'>;

const nothing: FilledAccount = {};

/**
 * Fills in the bank of the typed IBAN: its country, and its names from a table that is loaded for German IBANs. Without
 * the table no names are filled in.
 */
export class BankFiller {
  readonly #load: () => Promise<BankTable>;
  readonly #begun: AccountFields;
  readonly #listeners = new Set<() => void>();
  #loading: Promise<BankTable | null> | null = null;
  #hasFailed = false;
  /** Values filled in, by this filler or before the form was reopened; null until the table is loaded. */
  #before: Filled | null = null;
  /** Filled-in country, which needs no table. */
  #countryBefore: Filled<'bankCountry'> | null = null;
  #filled = nothing;

  /** @param begun Initial values of the form, which may have been filled in on an earlier visit. */
  constructor(load: () => Promise<BankTable>, begun: AccountFields) {
    this.#load = load;
    this.#begun = begun;
  }

  /** Autofill of names stops when the last subscriber leaves. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Returns the values filled in at the last change of the IBAN. */
  readonly read = (): FilledAccount => this.#filled;

  /** Handles a change of the IBAN, which may be unfinished. */
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

  /** Loads the table; retries a failed load only for a complete German IBAN, not at each key before. */
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
