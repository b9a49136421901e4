/** Why something cannot be done: the key of a word with its parameters. Problems and operation errors are reasons too. */
export interface Reason {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}
