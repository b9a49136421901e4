import { builtInTheme, type Theme } from '@vitrine/schemas'

/** A theme as it is written: what is left out is that of the theme that it extends. */
export interface ThemeInput {
  /** Begins with the prefix of its plugin: `acme-sand`. */
  readonly id: string
  /** What owners call it; made of the id, when left out. */
  readonly name?: string
  /** The theme that counts for what is not said: that of Vitrine. */
  readonly extends?: 'built-in' | Theme
  readonly colors?: Partial<Theme['colors']>
  readonly fonts?: Theme['fonts']
  /** In pixels, from 0 to 40. */
  readonly radius?: number
  readonly buttonRadius?: number
}

/** `acme-warm-sand` → `Warm sand`: without its prefix. */
function nameOf(id: string): string {
  const words = id.replace(/^[^-]*-/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * A theme that owners may begin with. Contrasts below AA are told when the site is built.
 *
 * `defineTheme({ id: 'acme-sand', colors: { primary: '#7a4b00' }, radius: 4 })`
 */
export function defineTheme(input: ThemeInput): Theme {
  const { id, name = nameOf(id), extends: base = 'built-in', colors, fonts, ...own } = input
  const below = base === 'built-in' ? builtInTheme : base
  return {
    ...below,
    ...own,
    _$id_: id,
    name,
    colors: { ...below.colors, ...colors },
    ...((below.fonts || fonts) && { fonts: { ...below.fonts, ...fonts } }),
  }
}
