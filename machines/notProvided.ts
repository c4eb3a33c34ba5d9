/**
 * Stands in for a port until a feature provides it. Throws an error that names the port, since only a wiring mistake
 * leads here. `self.id` is the id of the invoke, which equals its `src`.
 */
export const notProvided = ({ self }: { self: { id: string } }): never => {
  throw new Error(`${self.id} was not provided`);
};
