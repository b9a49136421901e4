import { collectLoads } from '../page/collect-loads.ts'
import { pageTrees } from '../page/page.ts'
import type { LoadRequest, Section, StageVisit } from '../section/section.ts'
import { choosePage, type DrawableDocument, type PageChoice } from './page-source.ts'
import { registered } from './registered.ts'

/** What sections asked for, by component and by the names of their `load`: JSON, so that it can go to a browser. */
export type PageData = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Answers one question of a section, as the service would: `ask({ call: productList, question: { pageSize: 8 } })`. */
export type Ask = (request: LoadRequest) => unknown

/**
 * Asks for what the sections of a page need before it is drawn, each question once and all at the same time. What could not be
 * answered is left out, as sections expect.
 *
 * @public
 * @param choice as `<VitrinePage>` is given it: the page of a site, the language, the visit
 */
export async function loadData(
  sections: readonly Section[],
  document: DrawableDocument,
  ask: Ask,
  { visit = { path: '/', query: {} }, ...choice }: PageChoice & { readonly visit?: StageVisit } = {},
): Promise<PageData> {
  const { registry } = registered(sections, 'compile')
  const { drawn } = choosePage(document, registry, choice)
  if (!drawn) return {}
  const { edition, header, footer } = drawn
  const trees = pageTrees({ header, main: edition, footer })
  const { requests, dataOf } = collectLoads(trees, registry, visit)
  const answered = await Promise.all(
    requests.map(async (request) => ask(request)).map((one) => one.catch(() => undefined)),
  )
  const answersOf = dataOf(answered)
  return Object.fromEntries(
    trees
      .flatMap(({ components }) => Object.keys(components))
      .map((id) => [id, answersOf(id)] as const)
      .filter(([, answers]) => Object.keys(answers).length > 0),
  )
}
