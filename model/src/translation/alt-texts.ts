import {
  type Draft,
  getIn,
  isObject,
  isWithin,
  type Json,
  newId,
  type Operation,
  own,
  type SchemaNode,
  type Settings,
  type SettingsOf,
  schemaAt,
} from '@vitrine/schemas'
import type { Specs } from '../document/specs.ts'
import { upgradeDraft } from '../upgrade/upgrade.ts'
import { shapeOf } from '../values/shape.ts'
import { isUpToDate } from '../values/up-to-date.ts'
import { valueVisitor } from '../values/visit-values.ts'
import { ownersIn, type TextOwner } from './text-owners.ts'
import { entryOf } from './translation-state.ts'

/** A picture where it stands, and what it says to those who do not see it. */
export interface AltText {
  /** The path of its alt text as language maps name it: `image.alt`. */
  readonly path: string
  /** The same in the base, where a device may be a part of it: `image.pc.alt`. */
  readonly basePath: string
  readonly picture: { readonly src: string } & Readonly<Record<string, Json>>
  /** What each language says itself. In the base an empty text is that of a decoration. */
  readonly texts: Readonly<Record<string, string>>
}

type Picture = AltText['picture']

const isPicture = (value: unknown): value is Picture =>
  isObject(value) && typeof value.src === 'string' && value.src !== ''

interface Found {
  readonly basePath: string
  readonly picture: Picture
}

/** Products are looked through by the thousand: what leads to no picture is not walked. */
const visitPictures = valueVisitor(({ node }) => (node.$id === 'image' && node.properties?.alt ? 'image' : undefined))

/** The pictures of the base, and those that only a language has, by the paths that language maps name them by. */
function picturesIn(schema: SchemaNode, settings: Settings): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>()
  visitPictures(shapeOf(schema), settings.props, ({ path, value, shape }) => {
    // What a phone shows instead says the same.
    const [basePath, picture] = shape.node.responsive ? [`${path}.pc`, own(value, 'pc')] : [path, value]
    if (isPicture(picture)) found.set(path, { basePath, picture })
    return true
  })
  for (const map of Object.values(settings.editPropsByLangEnvMap ?? {}))
    for (const [path, value] of Object.entries(isObject(map) ? map : {}))
      if (isPicture(value) && !found.has(path) && schemaAt(schema, path)?.$id === 'image') {
        const basePath = schemaAt(schema, path)?.responsive ? `${path}.pc` : path
        found.set(path, { basePath, picture: value })
      }
  return found
}

/** What a language says itself at a path, and by which entry. */
function saidIn(map: unknown, path: string): { readonly entry: string; readonly text: string } | undefined {
  if (!isObject(map)) return undefined
  const entry = entryOf(map, path)
  if (entry === undefined) return undefined
  const value = map[entry] as Json
  const text = entry === path ? value : getIn({ value }, `value${path.slice(entry.length)}`)
  return typeof text === 'string' ? { entry, text } : undefined
}

/** The pictures of some settings with their alt texts, in the order in which they stand. */
export function altTextsOf(schema: SchemaNode, settings: Settings, baseLanguage: string): readonly AltText[] {
  const deleted = settings.deletePropsPaths ?? []
  const maps = Object.entries(settings.editPropsByLangEnvMap ?? {}).filter(([language]) => language !== baseLanguage)
  return [...picturesIn(schema, settings)]
    .filter(([path]) => !deleted.some((gone) => isWithin(path, gone)))
    .map(([picturePath, { basePath, picture }]): AltText => {
      const path = `${picturePath}.alt`
      const base = getIn(settings.props, `${basePath}.alt`)
      const texts: Record<string, string> = typeof base === 'string' ? { [baseLanguage]: base } : {}
      for (const [language, map] of maps) {
        const said = saidIn(map, path)
        if (said) texts[language] = said.text
      }
      return { path, basePath: `${basePath}.alt`, picture, texts }
    })
}

/** The languages whose alt text was made from what the base said before. */
export function outdatedAlts(schema: SchemaNode, settings: Settings, { path }: Pick<AltText, 'path'>): string[] {
  return Object.entries(settings.editPropsByLangEnvMap ?? {}).flatMap(([language, map]) => {
    const said = saidIn(map, path)
    const note = said && own(own(settings.translationMeta, language), said.entry)
    return said && isObject(note) && !isUpToDate(schema, settings, said.entry, note) ? [language] : []
  })
}

/** An alt text of a draft, and whose it is. */
export interface DraftAltText extends AltText {
  readonly of: TextOwner
  readonly outdated: readonly string[]
}

/** All pictures of a draft with their alt texts: of pages in their order, of header and footer, of menus. */
export function altTextsIn(stored: Draft, specs: Specs, baseLanguage: string): readonly DraftAltText[] {
  const draft = upgradeDraft(stored, specs)
  return [...ownersIn(draft, specs)].flatMap(({ of, schema, settings }) =>
    altTextsOf(schema, settings, baseLanguage).map((one) => ({
      of,
      ...one,
      outdated: outdatedAlts(schema, settings, one),
    })),
  )
}

/** Whether a language lacks a text: nobody said that the picture is a decoration, and the language says nothing. */
export function isAltMissing({ texts }: Pick<AltText, 'texts'>, language: string, baseLanguage: string): boolean {
  if (language === baseLanguage) return texts[baseLanguage] === undefined
  return texts[baseLanguage] !== '' && texts[language] === undefined
}

/** Where an alt text stands, and what it is to say; nothing takes it away. */
export interface AltChange extends Pick<AltText, 'path' | 'basePath'> {
  readonly of: SettingsOf
  readonly texts: Readonly<Record<string, string | null>>
}

/** The operations that give a picture its alt texts. */
export function altOperations({ of, path, basePath, texts }: AltChange, baseLanguage: string): readonly Operation[] {
  return Object.entries(texts).map(([language, text]): Operation => {
    const where = language === baseLanguage ? { path: basePath } : { path, language }
    return text === null
      ? { id: newId(), type: 'clear-setting', of, ...where }
      : { id: newId(), type: 'set-setting', of, ...where, value: text }
  })
}
