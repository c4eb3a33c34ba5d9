import { describe, expect, it } from 'vitest';
import type { Subject } from '../../machines/testing/cases.ts';
import { graphOf } from '../../machines/testing/graph.ts';
import { Names } from './names.ts';
import { projectFiles, type SourceFile } from './source.ts';
import { looseEnds, type Vocabulary, vocabularyOf, wiresIn } from './wiring.ts';

const files = projectFiles();
const subjects = import.meta.glob<{ subject: Subject }>('../../machines/*/*/testing/cases.ts', { eager: true });

function vocabulariesOf(of: readonly SourceFile[], names: Names): Map<string, Vocabulary> {
  const machines = new Set(of.flatMap(({ path }) => /^machines\/[^/]+\/([^/]+)\/machine\.ts$/.exec(path)?.[1] ?? []));
  return new Map([...machines].map((machine) => [machine, vocabularyOf(machine, of, names)]));
}

function looseEndsOf(of: readonly SourceFile[]): string[] {
  const names = new Names(of);
  return looseEnds(vocabulariesOf(of, names), wiresIn(of, names));
}

describe('machines and the app', () => {
  /** Requirement 11.5. */
  it('have a sender for every event and a listener for everything emitted', () => {
    expect(looseEndsOf(files)).toEqual([]);
  });

  it('mean the same events: those of the types are those of the charts', () => {
    const names = new Names(files);
    const vocabularies = vocabulariesOf(files, names);
    const charts = Object.values(subjects).map(({ subject }) => ({
      name: subject.name,
      events: new Set(graphOf(subject.machine).edges.flatMap(({ kind, event }) => (kind === 'event' ? [event] : []))),
    }));
    expect(charts.map(({ name }) => name).sort()).toEqual([...vocabularies.keys()].sort());
    for (const { name, events } of charts) {
      const typed = vocabularies.get(name)?.events ?? new Set();
      expect([...typed.symmetricDifference(events)], `${name}: in its types or its chart only`).toEqual([]);
    }
  });
});

/** Returns two machines that share the name of an event, and the files of an app that uses them. */
const world = (...app: [path: string, text: string][]): SourceFile[] => [
  {
    path: 'machines/flows/lamp/machine.ts',
    text: `import type { LampEvent } from './types.ts';
      export const lampMachine = setup({ types: {
        events: {} as LampEvent,
        emitted: {} as { type: 'light.changed'; on: boolean },
      } }).createMachine({ entry: raise({ type: 'lamp.tested' }) });`,
  },
  {
    path: 'machines/flows/lamp/types.ts',
    text: "export type LampEvent = { type: 'lamp.switched' } | { type: 'retry.requested' } | { type: 'lamp.tested' };",
  },
  {
    path: 'machines/flows/door/machine.ts',
    text: `export const createDoorMachine = () => setup({ types: { events: {} as
      | { type: 'retry.requested' } } }).createMachine({});
      export type DoorMachine = ReturnType<typeof createDoorMachine>;`,
  },
  ...app.map(([path, text]) => ({ path, text })),
];

const LAMP = "import { lampMachine } from '#machines/flows/lamp/machine.ts';";
const DOOR = "import { createDoorMachine, type DoorMachine } from '#machines/flows/door/machine.ts';";
const LISTENER = "lamp.on('light.changed', show);";
/** Loose ends of the machines without an app, in the order of the report. */
const ALL = [
  'lamp: lamp.switched has no sender',
  'lamp: retry.requested has no sender',
  'lamp: light.changed has no listener',
  'door: retry.requested has no sender',
];
const without = (...mended: number[]) => ALL.filter((_, index) => !mended.includes(index));

describe('the wiring law catches', () => {
  it('events without a sender and emitted events without a listener', () => {
    expect(looseEndsOf(world())).toEqual(ALL);
  });

  it('an event of the same name that is sent to another machine only', () => {
    const app = `${LAMP} ${DOOR}
      const lamp = createActor(lampMachine.provide({})).start(); ${LISTENER}
      lamp.send({ type: 'lamp.switched' });
      export function Door() {
        const actor = useActorRef(createDoorMachine(), {});
        return <Button onPress={() => actor.send({ type: 'retry.requested' })} />;
      }`;
    expect(looseEndsOf(world(['src/features/shared/house/House.tsx', app]))).toEqual(without(0, 2, 3));
  });

  it('an event that only a spec, the workbench or the domain sends', () => {
    const text = `${LAMP} const lamp = createActor(lampMachine); ${LISTENER} lamp.send({ type: 'lamp.switched' });`;
    for (const path of ['src/app/lamp.spec.ts', 'src/workbench/atlas/lamp.ts', 'src/domain/lamp.ts']) {
      expect(looseEndsOf(world([path, text])), path).toEqual(ALL);
    }
  });

  it('an actor that is only called like one', () => {
    const text = `declare const lamp: { send(event: object): void; on(type: string, f: unknown): void };
      ${LISTENER} lamp.send({ type: 'lamp.switched' });`;
    expect(looseEndsOf(world(['src/app/lamp.ts', text]))).toEqual(ALL);
  });

  it('a sender that can send any event, without a visible type', () => {
    const text = `${LAMP} import type { LampEvent } from '#machines/flows/lamp/types.ts';
      const lamp = createActor(lampMachine);
      export const tell = (event: LampEvent) => lamp.send(event);`;
    expect(looseEndsOf(world(['src/app/lamp.ts', text]))).toEqual(ALL);
  });
});

describe('the wiring law sees an actor', () => {
  const all = "lamp.send({ type: on ? 'lamp.switched' : 'retry.requested' });";
  const seen: [what: string, ...app: [path: string, text: string][]][] = [
    [
      'that another file starts, by what its function returns',
      [
        'src/app/start.ts',
        `${LAMP} export type Lamp = ActorRefFrom<typeof lampMachine>; export function startLamp(): Lamp { return 1; }`,
      ],
      ['src/app/a.ts', `import { startLamp } from './start.ts'; const lamp = startLamp(); ${LISTENER} ${all}`],
    ],
    [
      'in the props and the context of a component',
      [
        'src/app/app.ts',
        `${LAMP} export interface App { lamp: ActorRefFrom<typeof lampMachine> } export function useApp(): App { return x; }`,
      ],
      [
        'src/app/A.tsx',
        `import { useApp } from './app.ts'; export function A() { const { lamp } = useApp(); ${LISTENER} }`,
      ],
      [
        'src/app/B.tsx',
        `import type { App } from './app.ts'; export function B({ lamp }: Pick<App, 'lamp'>) { ${all} }`,
      ],
    ],
    [
      'whose machine is made once, or provided by a function',
      [
        'src/app/a.tsx',
        `${LAMP} const lit = (port: Port) => lampMachine.provide({ port });
        export function A() { const [machine] = useState(() => lit(x)); const lamp = useActorRef(machine); ${LISTENER} ${all} }`,
      ],
    ],
    [
      'that comes with a part that is loaded late',
      ['src/app/late.ts', `${LAMP} export const startLamp = () => createActor(lampMachine).start();`],
      [
        'src/app/a.ts',
        `const { startLamp } = await import('./late.ts'); const lamp = known ?? startLamp(); ${LISTENER} ${all}`,
      ],
    ],
    [
      'that is handed on together with the event',
      [
        'src/app/a.ts',
        `${LAMP} const lamp = createActor(lampMachine); ${LISTENER}
        const later = { type: 'retry.requested' } as const; edit(lamp, { type: 'lamp.switched' }); edit(lamp, later);`,
      ],
    ],
    [
      'that is told what a type of the app lists',
      [
        'src/app/a.ts',
        `${LAMP} type News = { type: 'lamp.switched' | 'retry.requested' };
        const lamp = createActor(lampMachine); ${LISTENER} tabs.listen((news: News) => lamp.send(news));`,
      ],
    ],
  ];
  it.each(seen)('%s', (_what, ...app) => {
    expect(looseEndsOf(world(...app))).toEqual(without(0, 1, 2));
  });
});
