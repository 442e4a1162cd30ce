// What goes over the socket, and an answer that says no.
import type { Answer as Shape, Failure } from './shapes-answers';

export type * from './shapes-book';
export type * from './shapes-view';
export type * from './shapes-answers';
export type { Failure as ProtocolError, Legal as LegalTree } from './shapes-answers';

/** An answer with whatever else it tells. */
export interface Answer extends Shape {
  [member: string]: unknown;
}

export class Refusal extends Error {
  readonly error: Failure;
  constructor(error: Failure) {
    super(error.text);
    this.error = error;
  }
}
