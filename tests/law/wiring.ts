import { isFunction, type Names, type Node, nodesIn, type Piece, textOf, walk } from './names.ts';
import { isCode, isSpec, parse, type SourceFile } from './source.ts';

/** Event types by machine; the machine's name is that of its folder in a room of `machines/`. */
export type ByMachine = Map<string, Set<string>>;

/** Events that the app sends to each machine's actors, and emitted events that it listens to. */
export interface Wires {
  sent: ByMachine;
  heard: ByMachine;
}

/** Events that one machine receives and emits, according to its types. */
export interface Vocabulary {
  events: ReadonlySet<string>;
  emitted: ReadonlySet<string>;
}

const MACHINE = /^machines\/[^/]+\/([^/]+)\//;
/** Functions and types that make or describe an actor of the machine in their first argument. */
const MAKERS = /^(?:createActor|useActorRef|useActor|ActorRefFrom)$/;
/** Methods that return the machine or the actor that they are called on. */
const CHAINED = /^(?:provide|start)$/;

const isApp = ({ path }: SourceFile) => isCode(path) && !isSpec(path) && /^src\/(?!workbench\/|domain\/)/.test(path);

/**
 * Reads from the syntax which events the app sends to which machine, and which emitted events it listens to.
 *
 * An event counts for a machine if it is written out (`{ type: 'retry.requested' }`) as an argument of a call on one of
 * the machine's actors (`order.send({ … })`) or together with an actor (`edit(order, { … })`), or if the sent value has
 * a type of the app that lists it. A value that only has the machine's own type of events does not say which are sent.
 * The machine of a name follows from imports and declarations (`Names`), never from the name's spelling. The syntax
 * shows neither whether the line is ever reached, nor whether each of several actors of one machine gets the event: one
 * place that makes the actors of a machine (`useList`) ensures that.
 */
export function wiresIn(files: readonly SourceFile[], names: Names): Wires {
  const wires: Wires = { sent: new Map(), heard: new Map() };
  for (const file of files.filter(isApp)) {
    const at = (node: Node): Piece => ({ node, path: file.path });
    for (const root of nodesIn(parse(file).program)) {
      walk(root, (node) => {
        if (node.type !== 'CallExpression') return;
        const [callee] = nodesIn(node.callee);
        const method = callee?.type === 'MemberExpression' ? textOf(callee.property) : '';
        const given = nodesIn(node.arguments);
        const receivers = [...(callee?.type === 'MemberExpression' ? nodesIn(callee.object) : []), ...given];
        const events = given.flatMap((each) => eventsOf(at(each), names));
        const listened = method === 'on' ? given.slice(0, 1).map(textOf).filter(Boolean) : [];
        if (events.length + listened.length === 0) return;
        for (const machine of new Set(receivers.flatMap((each) => machinesOf(at(each), names)))) {
          add(wires.sent, machine, events);
          add(wires.heard, machine, listened);
        }
      });
    }
  }
  return wires;
}

function add(to: ByMachine, machine: string, types: readonly string[]): void {
  to.set(machine, (to.get(machine) ?? new Set()).union(new Set(types)));
}

/** Returns the machines of which this expression, or a value of this type, is an actor or the machine itself. */
export function machinesOf(piece: Piece, names: Names, depth = 0): string[] {
  const { node, path } = piece;
  if (depth > 20 || isFunction(node)) return [];
  const again = (pieces: Piece[]) => pieces.flatMap((each) => machinesOf(each, names, depth + 1));
  const here = (value: unknown) => nodesIn(value).map((each) => ({ node: each, path }));
  const name = textOf(node) || textOf(node.typeName) || textOf(node.callee);
  const imported = name ? names.importOf(name, path) : null;
  const [, machine] = imported && /machine$/i.test(imported.name) ? (MACHINE.exec(imported.target) ?? []) : [];
  if (machine !== undefined) return [machine];
  if (MAKERS.test(name)) {
    const of = nodesIn(node.typeArguments).flatMap((each) => nodesIn(each.params));
    return again(here(nodesIn(node.arguments ?? of).slice(0, 1)));
  }
  const [callee] = node.type === 'CallExpression' ? nodesIn(node.callee) : [];
  if (callee?.type === 'MemberExpression' && CHAINED.test(textOf(callee.property))) return again(here(callee.object));
  return again(names.inside(piece));
}

/** Returns the types of the events that an expression writes out, or that its declaration lists. */
function eventsOf(piece: Piece, names: Names, depth = 0): string[] {
  const { node, path } = piece;
  if (depth > 20 || MACHINE.test(path) || isFunction(node)) return [];
  const here = (value: unknown) => nodesIn(value).map((each) => ({ node: each, path }));
  if (/^(?:ObjectExpression|TSTypeLiteral|TSInterfaceDeclaration)$/.test(node.type)) {
    return names.memberOf(piece, 'type').flatMap((each) => literalsOf(each, names));
  }
  if (/^(?:CallExpression|MemberExpression)$/.test(node.type)) return [];
  return [...names.inside({ node, path }), ...(node.type === 'SpreadElement' ? here(node.argument) : [])].flatMap(
    (each) => eventsOf(each, names, depth + 1),
  );
}

/** Returns the texts that an expression or a type may have: several for a union or a condition. */
function literalsOf(piece: Piece, names: Names, depth = 0): string[] {
  const { node, path } = piece;
  if (node.type === 'Literal') return [textOf(node)].filter(Boolean);
  if (depth > 20) return [];
  if (node.type === 'TSLiteralType') return nodesIn(node.literal).map(textOf).filter(Boolean);
  return names.inside({ node, path }).flatMap((each) => literalsOf(each, names, depth + 1));
}

/**
 * Reads a machine's types: the unions that its `setup` receives as `events` and `emitted`, without the events that the
 * machine sends to itself or its children, which need no sender in the app.
 */
export function vocabularyOf(machine: string, files: readonly SourceFile[], names: Names): Vocabulary {
  const own = files.filter(({ path }) => new RegExp(`^machines/\\w+/${machine}/[^/]+\\.ts$`).test(path));
  const said = { events: new Set<string>(), emitted: new Set<string>() };
  const raised = new Set<string>();
  for (const file of own) {
    for (const root of nodesIn(parse(file).program)) {
      walk(root, (node) => {
        if (node.type === 'CallExpression' && /^(?:raise|sendTo)$/.test(textOf(node.callee))) {
          walk(node, (each) => {
            if (each.type === 'Property' && textOf(each.key) === 'type') raised.add(textOf(each.value));
          });
        }
        if (node.type !== 'CallExpression' || textOf(node.callee) !== 'setup') return;
        const [settings] = nodesIn(node.arguments).map((each) => ({ node: each, path: file.path }));
        for (const types of settings ? names.memberOf(settings, 'types') : []) {
          for (const key of ['events', 'emitted'] as const) {
            for (const cast of names.memberOf(types, key)) {
              for (const type of nodesIn(cast.node.typeAnnotation)) {
                for (const each of typesIn({ node: type, path: cast.path }, names)) said[key].add(each);
              }
            }
          }
        }
      });
    }
  }
  return { events: said.events.difference(raised), emitted: said.emitted };
}

/** Returns the `type` of every member of a union of events. */
function typesIn(piece: Piece, names: Names, depth = 0): string[] {
  if (depth > 20) return [];
  const own = /^(?:TSTypeLiteral|TSInterfaceDeclaration)$/.test(piece.node.type);
  if (own) return names.memberOf(piece, 'type').flatMap((each) => literalsOf(each, names));
  return names.inside(piece).flatMap((each) => typesIn(each, names, depth + 1));
}

/** Returns a message for each event without a sender and each emitted event without a listener. */
export function looseEnds(vocabularies: ReadonlyMap<string, Vocabulary>, wires: Wires): string[] {
  return [...vocabularies].flatMap(([machine, { events, emitted }]) => [
    ...[...events.difference(wires.sent.get(machine) ?? new Set())].map((type) => `${machine}: ${type} has no sender`),
    ...[...emitted.difference(wires.heard.get(machine) ?? new Set())].map(
      (type) => `${machine}: ${type} has no listener`,
    ),
  ]);
}
