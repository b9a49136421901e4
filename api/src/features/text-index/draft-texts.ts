import {
  baseLanguage,
  componentsInOrder,
  ownersIn,
  type Specs,
  type TextOwner,
  translatedLanguages,
} from '@vitrine/model'
import { type Draft, own } from '@vitrine/schemas'
import type { OwnedTexts, TextLanguages } from './indexed-texts.ts'

/** The key of an owner in the index. */
export function ownerKey(of: TextOwner): string {
  if ('menu' in of) return `menu/${of.menu}`
  if ('pageRecord' in of) return `record/${of.pageRecord}`
  return 'page' in of ? `page/${of.page}/${of.component}` : `${of.part}/${of.component}`
}

function placeOf(of: TextOwner): string {
  if ('menu' in of) return `menu/${of.menu}`
  if ('pageRecord' in of) return `page/${of.pageRecord}`
  return 'page' in of ? `page/${of.page}` : of.part
}

/** Where components stand on their page or part, from 1 on: before them comes what the page says of itself. */
function positionsIn({ pageSchemaMap, globalConfiguration }: Draft, specs: Specs): (of: TextOwner) => number {
  const known = new Map<string, ReadonlyMap<string, number>>()
  const structureOf = (of: TextOwner) => {
    if (!('component' in of)) return undefined
    return 'page' in of ? pageSchemaMap[of.page] : globalConfiguration[of.part]?.pageSchema
  }
  return (of) => {
    const structure = structureOf(of)
    if (!structure || !('component' in of)) return 0
    const place = placeOf(of)
    const inPlace =
      known.get(place) ?? new Map([...componentsInOrder(structure, specs)].map(({ id }, at) => [id, at + 1]))
    known.set(place, inPlace)
    return inPlace.get(of.component) ?? inPlace.size + 1
  }
}

function typeOf({ pageSchemaMap, globalConfiguration }: Draft, of: TextOwner): string | undefined {
  if (!('component' in of)) return undefined
  const structure = 'page' in of ? pageSchemaMap[of.page] : globalConfiguration[of.part]?.pageSchema
  return structure?.components[of.component]?.type
}

/** Everything in a draft, in the version of the sections that are registered, that may have texts. */
export function* ownedIn(draft: Draft, specs: Specs): Generator<OwnedTexts> {
  const positionOf = positionsIn(draft, specs)
  const menus = new Map(draft.menuList.map(({ id }, at) => [id, at]))
  for (const { of, schema, settings } of ownersIn(draft, specs)) {
    const name = own(settings.props, 'name')
    const called = typeof name === 'string' ? name : 'menu' in of ? of.menu : 'pageRecord' in of ? of.pageRecord : ''
    yield {
      owner: ownerKey(of),
      place: placeOf(of),
      position: 'menu' in of ? (menus.get(of.menu) ?? 0) : positionOf(of),
      name: typeOf(draft, of) ?? called,
      schema,
      settings,
    }
  }
}

export const languagesOfDraft = ({ globalConfiguration }: Draft): TextLanguages => ({
  base: baseLanguage(globalConfiguration),
  others: translatedLanguages(globalConfiguration),
})
