/** Whether ⌘ stands where other keyboards have Ctrl. */
export const isOnMac = (): boolean => globalThis.navigator !== undefined && /Mac|iPhone|iPad/.test(navigator.platform)
