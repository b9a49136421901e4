import { createStylesheets, type Stylesheet } from '@vitrine/api'
import { type BuiltFiles, readBuild, type ServedFont } from '@vitrine/renderer/build'
import { sectionSpecs } from '../plugins/specs.ts'
import { editorScripts, SYSTEM_PAGES } from './entries.ts'

/** Where a browser finds what a page needs. */
export interface Assets extends Omit<BuiltFiles, 'sheets' | 'fonts'> {
  /** The stylesheets of a page: what styles every page, its fonts, and what is drawn on it. */
  readonly stylesheets: (fonts: readonly ServedFont[], names: readonly string[]) => readonly string[]
  /** What stands behind the last part of the address of a stylesheet, without what some names need. */
  readonly stylesheet: (file: string, without?: string) => Stylesheet | undefined
  /** The stylesheets of the canvas, where any section may be placed: all fonts, all sections. */
  readonly canvas: readonly string[]
}

/** Reads what the builds for visitors and for owners wrote into a folder. */
export function readAssets(builds: string): Assets {
  const types = sectionSpecs.map(({ type }) => type)
  const { sheets, fonts, ...built } = readBuild(builds, { styles: [SYSTEM_PAGES, ...types], editors: editorScripts })
  const { hrefOf, find } = createStylesheets(sheets)
  const stylesheets: Assets['stylesheets'] = (fonts, names) => [
    hrefOf(['base', ...fonts.map((font) => `font-${font}`), ...names]),
  ]
  return { ...built, stylesheets, stylesheet: find, canvas: stylesheets(fonts, types) }
}
