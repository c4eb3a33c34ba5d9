import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CheckList } from '#ui/CheckList.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { CodeRing } from '#ui/CodeRing.tsx';
import { ComboBox } from '#ui/ComboBox.tsx';
import { DateFields } from '#ui/DateFields.tsx';
import { Form, FormError } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { IbanField } from '#ui/IbanField.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { QuantityField } from '#ui/QuantityField.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Chapter, Specimen } from './Specimen.tsx';
import { type KitContext, quantityTexts } from './texts.ts';

export function Fields(context: KitContext) {
  const { say } = context;
  const [text, setText] = useState('j.lindner@example.de');
  const [password, setPassword] = useState('geheim12');
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState('1000');
  const [phrase, setPhrase] = useState('Wind');
  const [country, setCountry] = useState('');
  const [title, setTitle] = useState('');
  const [holder, setHolder] = useState('');
  const [day, setDay] = useState('1985-3-27');
  const [iban, setIban] = useState('DE89 3704 0044 0532 0130 00');
  const [submitCount, setSubmitCount] = useState(0);
  const counted = quantityTexts(context);
  const missing =
    submitCount > 0 && !holder
      ? say('Bitte geben Sie den Kontoinhaber an.', 'Please name the account holder.')
      : undefined;
  const parts = { day: say('Tag', 'Day'), month: say('Monat', 'Month'), year: say('Jahr', 'Year') };
  const show = { show: say('Passwort anzeigen', 'Show password'), hide: say('Passwort verbergen', 'Hide password') };
  const countryWords = {
    open: say('Länder anzeigen', 'Show countries'),
    nothing: say('Kein Land gefunden', 'No country found'),
  };
  const countries = [
    { value: 'DE', label: say('Deutschland', 'Germany'), terms: ['DE', 'Deutschland', 'Germany'] },
    { value: 'AT', label: say('Österreich', 'Austria'), terms: ['AT', 'Österreich', 'Austria'] },
    { value: 'CH', label: say('Schweiz', 'Switzerland'), terms: ['CH', 'Schweiz', 'Switzerland'] },
    { value: 'DK', label: say('Dänemark', 'Denmark'), terms: ['DK', 'Dänemark', 'Denmark'] },
  ];
  const noCountry =
    submitCount > 0 && !country ? say('Bitte wählen Sie ein Land.', 'Please choose a country.') : undefined;
  return (
    <Chapter title={say('Felder', 'Fields')}>
      <Specimen name="TextField">
        <TextField
          label={say('E-Mail-Adresse', 'Email address')}
          autoComplete="email"
          type="email"
          value={text}
          onChange={setText}
        />
        <TextField
          label={say('Steuer-ID', 'Tax ID')}
          hint={say('Elf Ziffern, sie steht im Steuerbescheid.', 'Eleven digits, on your tax assessment.')}
          autoComplete="off"
          inputMode="numeric"
          optional={say('freiwillig', 'optional')}
          value=""
          onChange={setText}
        />
        <TextField
          label={say('Kontoinhaber', 'Account holder')}
          autoComplete="name"
          value=""
          error={say('Bitte geben Sie den Kontoinhaber an.', 'Please name the account holder.')}
          onChange={setText}
        />
        <TextField label={say('Betrag', 'Amount')} autoComplete="off" suffix="€" value="1.000" onChange={setText} />
        <TextField
          label={say('Gesperrt', 'Disabled')}
          autoComplete="off"
          isDisabled
          value="DE89 3704"
          onChange={setText}
        />
        <TextField
          label={say('Nur lesen', 'Read only')}
          autoComplete="off"
          isReadOnly
          value="DE89 3704"
          onChange={setText}
        />
      </Specimen>
      <Specimen name="TextArea">
        <TextArea label={say('Beschreibung', 'Description')} value={text} onChange={setText} />
      </Specimen>
      <Specimen name="PasswordField, CheckList, CodeField, CodeRing">
        <PasswordField
          label={say('Passwort', 'Password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          labels={show}
        />
        <PasswordField
          label={say('Neues Passwort', 'New password')}
          hint={
            <CheckList
              items={[
                { id: 'length', text: say('mindestens 8 Zeichen', 'at least 8 characters'), done: password.length > 7 },
                { id: 'digit', text: say('eine Ziffer', 'a digit'), done: /\d/.test(password) },
                { id: 'capital', text: say('ein Großbuchstabe', 'an uppercase letter'), done: /[A-Z]/.test(password) },
              ]}
              labels={{ done: say('erfüllt', 'met'), open: say('noch offen', 'still needed') }}
            />
          }
          error={say('Ihrem Passwort fehlt noch etwas.', 'Your password still lacks something.')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          labels={show}
        />
        <CodeField
          label={say('Code aus Ihrer App', 'Code from your app')}
          hint={say('Sechs Ziffern, alle 30 Sekunden neu.', 'Six digits, new every 30 seconds.')}
          value={code}
          onChange={setCode}
          beside={<CodeRing period={30} elapsed={12} />}
        />
        <CodeField
          label={say('Code aus Ihrer App (falsch)', 'Code from your app (wrong)')}
          error={say('Dieser Code stimmt nicht.', 'This code is not right.')}
          value="123456"
          onChange={setCode}
        />
      </Specimen>
      <Specimen name="QuantityField, ComboBox, Select, SearchField">
        <QuantityField
          label={say('Stückzahl', 'Quantity')}
          hint={say('Mindestens 1.000 Stück.', 'At least 1,000.')}
          value={quantity}
          onChange={setQuantity}
          min={1000}
          max={5000}
          {...counted}
        />
        <QuantityField
          label={say('Stückzahl (zu viel)', 'Quantity (too many)')}
          value="9000"
          onChange={setQuantity}
          max={5000}
          error={say('Es sind noch 5.000 Stück verfügbar.', '5,000 are left.')}
          {...counted}
        />
        <QuantityField
          label={say('Stückzahl (keine ganze Zahl)', 'Quantity (no whole number)')}
          value={say('1500,00', '1500.00')}
          onChange={setQuantity}
          error={say(
            'Bitte geben Sie die Stückzahl als ganze Zahl ein, zum Beispiel 1.000.',
            'Please enter a whole number of tokens, for example 1,000.',
          )}
          {...counted}
        />
        <ComboBox
          label={say('Land', 'Country')}
          value={country}
          onChange={setCountry}
          autoComplete="country"
          words={countryWords}
          options={countries}
        />
        <ComboBox
          label={say('Staatsangehörigkeit', 'Nationality')}
          hint={say('Wie im Ausweis.', 'As in your passport.')}
          value=""
          onChange={setCountry}
          words={countryWords}
          error={say('Bitte wählen Sie ein Land.', 'Please choose a country.')}
          options={countries}
        />
        <ComboBox
          label={say('Land (gesperrt)', 'Country (not to be changed)')}
          value="AT"
          onChange={setCountry}
          words={countryWords}
          options={countries}
          isDisabled
        />
        <Select
          label={say('Titel', 'Title')}
          optional={say('freiwillig', 'optional')}
          value={title}
          onChange={setTitle}
          placeholder={say('ohne', 'none')}
          options={['Dr.', 'Prof.'].map((each) => ({ value: each, label: each }))}
        />
        <Select
          label={say('Rechtsform', 'Legal form')}
          hint={say('Wie im Register.', 'As in the register.')}
          value=""
          onChange={setTitle}
          placeholder={say('Bitte wählen', 'Please select')}
          error={say('Bitte wählen Sie eine Rechtsform.', 'Please choose a legal form.')}
          options={[{ value: 'GmbH', label: 'GmbH' }]}
        />
        <SearchField
          value={phrase}
          onChange={setPhrase}
          onSubmit={setPhrase}
          placeholder={say('Produkte suchen', 'Search products')}
          labels={{ search: say('Suche', 'Search'), clear: say('Eingabe löschen', 'Clear') }}
        />
      </Specimen>
      <Specimen name="DateFields, IbanField">
        <DateFields
          label={say('Geburtsdatum', 'Date of birth')}
          hint={say('Zum Beispiel 27 3 1985', 'For example, 27 3 1985')}
          value={day}
          onChange={setDay}
          labels={parts}
        />
        <DateFields
          label={say('Gründungsdatum (falsch)', 'Date of foundation (wrong)')}
          error={say('Diesen Tag gibt es nicht.', 'There is no such day.')}
          value="2015-2-30"
          onChange={setDay}
          labels={parts}
        />
        <IbanField label="IBAN" value={iban} onChange={setIban} />
        <IbanField
          label={say('IBAN (falsch)', 'IBAN (wrong)')}
          error={say('Bitte prüfen Sie die IBAN.', 'Please check the IBAN.')}
          value="DE89 3704 0044 0532 0130 01"
          onChange={setIban}
        />
      </Specimen>
      <Specimen name="Form" wide>
        <Card>
          <Form onSubmit={() => setSubmitCount(submitCount + 1)} submitCount={submitCount}>
            {submitCount > 0 && (
              <FormError title={say('Noch nicht vollständig.', 'Not complete yet.')}>
                {say('Bitte prüfen Sie die markierten Felder.', 'Please check the marked fields.')}
              </FormError>
            )}
            <TextField
              label={say('Kontoinhaber', 'Account holder')}
              autoComplete="name"
              name="holder"
              value={holder}
              onChange={setHolder}
              error={missing}
            />
            <Select
              label={say('Land der Bank', 'Bank country')}
              value={country}
              onChange={setCountry}
              placeholder={say('Bitte wählen', 'Please select')}
              error={noCountry}
              options={countries}
            />
            <FormActions>
              <Button variant="secondary">{say('Zurück', 'Back')}</Button>
              <Button type="submit">{say('Weiter zur Prüfung', 'Continue to review')}</Button>
            </FormActions>
          </Form>
        </Card>
      </Specimen>
    </Chapter>
  );
}
