interface ChoiceProps {
  label: string;
  options: readonly { label: string; href: string; current: boolean }[];
}

/** One of a few, as links: what is chosen stands in the address. */
export function Choice({ label, options }: ChoiceProps) {
  return (
    <nav className="screens-choice" aria-label={label}>
      {options.map((option) => (
        <a key={option.label} href={option.href} aria-current={option.current ? 'true' : undefined}>
          {option.label}
        </a>
      ))}
    </nav>
  );
}
