/** What tests and stories of all packages draw with. No code of a visitor's page imports it. */
export { drawPage, sampleWalk } from './draw-page.tsx'
export { sampleHref, sampleSite, sampleStage } from './sample-stage.ts'
export { sampleLanguageMap, sampleTranslation, withoutPictures } from './sample-translation.ts'
export { type SampleComponent, sampleTree } from './sample-tree.ts'
