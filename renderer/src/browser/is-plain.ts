/** Whether a press means this window, and nobody else has taken it. */
export const isPlain = (event: MouseEvent): boolean =>
  !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented)
