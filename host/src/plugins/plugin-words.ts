import { DEFAULT_LANGUAGE, pageTypeNames, permissionSetNames } from '@vitrine/schemas'
import type { PluginWords } from 'vitrine'
import { plugins } from '#plugins'
import { pageTypes } from './page-types.ts'
import { permissionSets } from './permission-sets.ts'

const addedNames = (language: string): PluginWords => ({
  ...pageTypeNames(pageTypes, language),
  ...permissionSetNames(permissionSets, language),
})

/** The words of all plugins of one kind in a language; English, where one lacks it. Labels name kinds of pages and permission sets, too. */
export async function pluginWords(kind: 'labels' | 'texts', language: string): Promise<PluginWords> {
  const languages = language === DEFAULT_LANGUAGE ? [DEFAULT_LANGUAGE] : [DEFAULT_LANGUAGE, language]
  const loaded = await Promise.all(plugins.flatMap((plugin) => languages.map(async (each) => plugin[kind]?.(each))))
  return Object.assign({}, ...loaded, kind === 'labels' ? addedNames(language) : {})
}
