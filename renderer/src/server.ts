export { renderIslands } from './island/render-islands.tsx'
export { type RenderedPage, renderPage } from './page/render-page.tsx'
