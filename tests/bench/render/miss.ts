import { rendererTexts } from '@vitrine/renderer/texts'
import { builtInTheme, type Call, googleIds, infoList, listPageUrlByType } from '@vitrine/schemas'
import { sectionTexts } from '@vitrine/sections/texts'
import type { Assets } from '../../../host/src/assets/assets.ts'
import { draw, type RenderContext } from '../../../host/src/pages/draw.ts'
import { pageVersionOf } from '../../../host/src/pages/page-version.ts'
import { visitOf } from '../../../host/src/request/visit.ts'
import { readAddress } from '../../../host/src/routing/address.ts'
import { createHostTexts } from '../../../host/src/translations/interface-words.ts'
import { type BenchPage, registry } from './page.ts'

/** Where files stand does not matter here: their addresses are as long as those of a build. */
const assets = {
  buildId: '6f0c1d2e3a4b',
  loader: '/builds/assets/loader-B1x9Kq2Z.js',
  consent: '/builds/assets/consent-C7d0Pw4T.js',
  question: '/builds/assets/question-B2x9Lm1q.js',
  stylesheets: (fonts: readonly string[], names: readonly string[]) => [
    `/builds/css/${[...fonts, ...names].join('.')}`,
  ],
  mainFile: (font: string) => `/builds/assets/${font}-latin-wght-normal-D3a8Lm5V.woff2`,
  islandSrc: (name: string) => `/builds/assets/island-${name}.js`,
} as unknown as Assets

const renderContext: RenderContext = {
  registry,
  assets,
  words: createHostTexts((language) => ({ ...rendererTexts(language), ...sectionTexts(language) })),
  asset: (src) => src,
}

const site = {
  tenantId: '1000',
  clientId: 'bench',
  name: 'Bench',
  defaultLanguage: 'en',
  languages: ['en', 'de', 'ar'],
  currentDraftRelease: '12',
  region: 'default',
  systemPages: true,
  contentVersion: 1,
} as unknown as NonNullable<Parameters<typeof visitOf>[0]['site']>

const query = async ({ path }: Call): Promise<never> => {
  if (path === googleIds.path) return { siteVerification: [] } as never
  if (path === listPageUrlByType.path) return [] as never
  if (path === infoList.path) return { total: 0, items: [] } as never
  throw new Error(`Nobody asks for ${path} here.`)
}

/** Draws the document of a page as the host does for a page that is not in its cache, from the edition on. */
export function hostDrawing({ tree }: BenchPage): (main?: BenchPage['tree']) => Promise<string> {
  return async (main = tree) => {
    const target = '/bench/pages/bolts'
    const request = {
      host: { kind: 'system', name: 'bench.example', port: '' },
      scheme: 'https',
      site,
      target,
    } as const
    const visit = visitOf({ ...request, shown: undefined }, readAddress('system', target))
    const surround = { menus: {}, theme: builtInTheme }
    const description = 'Bolts, nuts and anchors from our own works.'
    const answer = { status: 200, title: 'Bolts', description, main, surround, cache: 'public' } as const
    const version = pageVersionOf(visit, assets.buildId)
    const options = { visit, answer, query: query as never, languages: ['en', 'de'], version }
    return (await draw(options, renderContext)).html
  }
}
