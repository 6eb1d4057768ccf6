/** Thrown by a job that no further attempt can help. */
export class Undeliverable extends Error {}
