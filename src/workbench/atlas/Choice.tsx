import './choice.css';

interface ChoiceProps {
  label: string;
  options: readonly { label: string; href: string; current: boolean }[];
}

/** A choice of a few options, as links: the address stores the choice. */
export function Choice({ label, options }: ChoiceProps) {
  return (
    <nav className="choice-bar" aria-label={label}>
      {options.map((option) => (
        <a key={option.label} href={option.href} aria-current={option.current ? 'true' : undefined}>
          {option.label}
        </a>
      ))}
    </nav>
  );
}
