/**
 * What a port does until a feature provides it: it names itself, since only a mistake in the wiring leads here.
 * `self.id` is the id of the invoke, which is equal to its `src`.
 */
export const notProvided = ({ self }: { self: { id: string } }): never => {
  throw new Error(`${self.id} was not provided`);
};
