/** How an import is told of. */
export const stateKeys = {
  checking: 'translationFiles.checking',
  unreadable: 'translationFiles.unreadable',
  ready: 'import.state.checking',
  applying: 'import.state.applying',
  done: 'import.state.done',
  undoing: 'import.state.undoing',
  undone: 'import.state.undone',
  failed: 'import.state.failed',
} as const
