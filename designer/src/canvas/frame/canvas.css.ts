/** What the canvas needs beside the stylesheets of the page: room for what is empty, and nothing that leads away. */
export const canvasCss = `
html { background: #fff; }
body { min-block-size: 100%; }
[data-slot-of]:empty, main:empty { min-block-size: 72px; border: 1px dashed #8a919e; border-radius: 6px; }
main:empty { margin: 24px; min-block-size: 320px; }
[data-component-id] { cursor: default; }
[data-text-path][contenteditable] { outline: 2px solid #2457d6; outline-offset: 2px; cursor: text; min-inline-size: 1ch; }
/* Samples are marked without a place of their own: the mark lies above the content, and moves nothing. */
:root:not([data-is-preview]) [data-sample]::before {
  content: attr(data-sample); position: absolute; z-index: 3; inset: auto; place-self: start; margin-block-start: -26px; padding: 0 8px;
  border: 1px solid #b07900; border-radius: 4px; background: #fff4d9; color: #5c4100;
  font: 600 12px/22px system-ui, sans-serif; letter-spacing: 0; text-align: start; white-space: nowrap; pointer-events: none;
}
:root:not([data-is-preview]) :is(body, main) > [data-sample]:first-child::before { margin-block-start: 0; }
[data-deferred] { content-visibility: visible !important; }
[data-canvas-group] { content-visibility: auto; contain-intrinsic-block-size: auto 12000px; }
a, button, input, select, textarea, label, summary { cursor: default !important; }
/* Also that of an open tab, which visitors cannot close, is text that can be edited. */
summary { pointer-events: auto !important; }
`
