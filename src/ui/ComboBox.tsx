import { type ReactNode, useContext, useMemo, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { type Findable, isFoundBy, meantBy } from '#domain/search/typeAhead.ts';
import { AriaFieldError, AriaFieldHead } from './AriaField.tsx';
import type { FieldTexts } from './Field.tsx';
import { ChevronIcon } from './icons.tsx';
import { Language } from './Language.tsx';
import './ComboBox.css';

/** `label` is displayed; `terms`, which include it, are searched. */
export interface ComboOption extends Findable {
  value: string;
  label: string;
}

export type ComboBoxProps = FieldTexts & {
  name?: string;
  /** `''` while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Labels must be unique. */
  options: readonly ComboOption[];
  /** Name of the button that opens the list, and the text for a search without results. */
  words: { open: string; nothing: ReactNode };
  /** WCAG 1.3.5: autofilled text is matched with all terms of an option, such as a country's code. */
  autoComplete?: string;
  isDisabled?: boolean;
  className?: string | undefined;
};

/**
 * Choice among very many options, found by typing. Leaving the field chooses the option that the typed text identifies.
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    hint,
    error,
    optional,
    value,
    onChange,
    onBlur,
    options,
    words,
    autoComplete,
    className = '',
    ...rest
  } = props;
  /** Typed text without a choice yet. Excludes text that the box itself writes. */
  const typed = useRef('');
  const items = useMemo(() => options.map((option) => ({ ...option, id: option.value })), [options]);
  const take = (text: string) => {
    const meant = meantBy(options, text);
    if (meant !== null && meant.value !== value) onChange(meant.value);
  };
  return (
    <Language>
      <AriaComboBox
        {...rest}
        className={`field combo-box ${className}`}
        selectedKey={value === '' ? null : value}
        onSelectionChange={(key) => {
          typed.current = '';
          onChange(key === null ? '' : String(key));
        }}
        onBlur={() => {
          take(typed.current);
          typed.current = '';
          onBlur?.();
        }}
        defaultItems={items}
        defaultFilter={(text, input) => {
          const option = options.find((each) => each.label === text);
          return option !== undefined && isFoundBy(option, input);
        }}
        allowsEmptyCollection
        isRequired={!optional}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
      >
        <AriaFieldHead label={label} hint={hint} optional={optional} />
        <div className="field-group">
          <Input
            className="field-control"
            autoComplete={autoComplete}
            onChange={({ target }) => {
              typed.current = target.value;
              // Autofilled by the browser without focus, so that no blur follows.
              if (target !== document.activeElement) take(target.value);
            }}
          />
          <Button className="field-end combo-box-button" aria-label={words.open}>
            <ChevronIcon />
          </Button>
        </div>
        <AriaFieldError error={error} />
        <Sheet>
          <ListBox<ComboOption & { id: string }>
            className="combo-box-options"
            renderEmptyState={() => <p className="combo-box-empty">{words.nothing}</p>}
          >
            {(option) => (
              <ListBoxItem className="combo-box-option" textValue={option.label}>
                {option.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Sheet>
      </AriaComboBox>
    </Language>
  );
}

/**
 * Popover of the list. Moves along with the page, and so stays open while the page scrolls, whereas react-aria would
 * close it: browsers scroll by themselves to the field whose list is opened.
 */
function Sheet({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Popover
      className="combo-box-list"
      offset={6}
      maxHeight={340}
      isOpen={state?.isOpen ?? false}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isScrolled(window.event)) state?.close();
      }}
    >
      {children}
    </Popover>
  );
}

/** True if the page itself was scrolled, not an element inside it. */
const isScrolled = (cause: Event | undefined) => cause?.type === 'scroll' && cause.target === document;
