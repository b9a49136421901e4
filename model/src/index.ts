export { canonicalJson } from './canonical-json.ts'
export { type ResolvedContent, resolveContent } from './content.ts'
export { type Editions, editionsOf, type LanguageEditions } from './editions.ts'
export { outlineOf, slugOf } from './headings.ts'
export { enabledLanguages, type LanguageOrder, languageChain, languageOrder } from './languages.ts'
export { nestingProblem, type Spot, structureProblems } from './nesting.ts'
export { type PageAddress, pageAddress, readPageAddress } from './page-address.ts'
export { componentsInOrder, type Tree, type Visit } from './page-walk.ts'
export { type Published, publish, type ToPublish } from './publish.ts'
export { type Layer, type Resolved, resolve } from './resolve.ts'
export { type Specs, specOf } from './specs.ts'
export { activeTheme, resolveColour, themeProperty } from './theme.ts'
export {
  type PageSchemaUpgrades,
  pageSchemaUpgrades,
  upgradeDraft,
  upgradePage,
  upgradePageSchema,
  upgradeSettings,
} from './upgrade.ts'
