import type { ReactNode } from 'react';
import './kit.css';

export function Specimen({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className="specimen" data-wide={wide || undefined} id={name}>
      <h3 className="specimen-name">{name}</h3>
      <div className="stack">{children}</div>
    </section>
  );
}

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="chapter">
      <h2>{title}</h2>
      <div className="specimens">{children}</div>
    </section>
  );
}
