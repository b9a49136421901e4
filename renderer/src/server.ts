export { scriptFontOf, scriptFontsOn } from './fonts/script-fonts.ts'
export { type CanonicalLinks, canonicalLinks } from './head/canonical.ts'
export { type ContentOnPage, type ContentSubject, contentSubject } from './head/content-subject.ts'
export {
  type DocumentParts,
  documentHtml,
  type PageNavigation,
  type PageNotice,
  type ReadIn,
  type ShareImage,
} from './head/document.ts'
export { firstPicture } from './head/first-picture.ts'
export { answeredLists, mainList } from './head/structured-data/answered-lists.ts'
export type { Listed, PageSubject } from './head/structured-data/facts.ts'
export { structuredData } from './head/structured-data/index.ts'
export { renderIslands } from './island/render-islands.tsx'
export { aboutProblem, levelOf } from './page/log-draw-problems.ts'
export { type RenderedPage, renderPage } from './page/render-page.tsx'
export { type FeedItem, rss } from './xml/rss.ts'
export { sitemapIndex, type Url, urlSet } from './xml/sitemap.ts'
