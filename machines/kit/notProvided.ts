/**
 * Default implementation of every port. Throws an error that names the port, since a call before a feature provides the
 * port is a wiring mistake (requirement 11.1). `self.id` is the id of the invoke, which equals its `src`.
 */
export const notProvided = ({ self }: { self: { id: string } }): never => {
  throw new Error(`${self.id} was not provided`);
};
