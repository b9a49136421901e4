/** Runs something when nothing else is to be done; at the latest after `timeout` milliseconds, where that is said. */
export const idle: (then: () => void, options?: { readonly timeout: number }) => void =
  globalThis.requestIdleCallback ?? ((then) => setTimeout(then))
