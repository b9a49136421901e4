/** What changed: a site as visitors see it, or a job that ended. `id` as it stands in the database. */
export interface Change {
  readonly kind: 'site' | 'job'
  readonly id: string
}

/** Is told of each change; `undefined` where some may have been missed, so that nothing that is remembered counts. */
export type ChangeListener = (change: Change | undefined) => void

/** Tells all who remember something that it changed: in this process at once, in others as soon as they hear of it. */
export interface Changes {
  /** To be called after the commit: what is told cannot be taken back. */
  tell(change: Change): void
  onChange(listener: ChangeListener): void
}

/** Takes changes to other processes. */
export interface ChangeChannel {
  send(change: Change): void
}

export function createChanges(channel: ChangeChannel): Changes & { readonly heard: ChangeListener } {
  const listeners: ChangeListener[] = []
  const heard: ChangeListener = (change) => {
    for (const listener of listeners) listener(change)
  }
  return {
    heard,
    tell(change) {
      heard(change)
      channel.send(change)
    },
    onChange: (listener) => void listeners.push(listener),
  }
}
