/** Whether the designer is worked with by finger: what is pressed needs more room then (`base.css`). */
export const hasCoarsePointer: boolean = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
