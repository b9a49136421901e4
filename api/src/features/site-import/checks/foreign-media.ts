import { type ForeignMedia, foreignMediaOf, type MediaHosts, type Specs, specOf } from '@vitrine/model'
import { contentProps, menuProps, pageProps, type SharedPart } from '@vitrine/schemas'
import type { ReadSite } from '../files/read-site.ts'
import type { ImportReport } from '../problems.ts'

/**
 * Warns of pictures and films on hosts from which no visitor gets them. They are taken all the same: an
 * export of a site as it is comes in again, and each is mended at its field.
 */
export function warnOfForeignMedia(
  { draft, contents, pageFiles, menuFiles }: ReadSite,
  specs: Specs,
  hosts: MediaHosts,
  report: ImportReport,
): void {
  const warn = (file: string, found: readonly ForeignMedia[], component?: string) => {
    for (const { language, path, host } of found)
      report.warnings.push({
        file,
        path,
        ...(component !== undefined && { component }),
        ...(language !== undefined && { language }),
        key: 'check.foreignMedia',
        params: { host },
      })
  }
  const warnOfPart = (file: string, { pageSchema, componentsSettingValues }: SharedPart) => {
    for (const [id, { type }] of Object.entries(pageSchema.components)) {
      const spec = specOf(specs, type)
      if (spec) warn(file, foreignMediaOf(spec.props, componentsSettingValues[id], hosts), id)
    }
  }
  const { componentsSettingValues, globalConfiguration } = draft
  for (const { id, settings } of draft.pagesList)
    warn(pageFiles.get(id) ?? 'pages/', foreignMediaOf(pageProps, settings, hosts))
  for (const [id, pageSchema] of Object.entries(draft.pageSchemaMap))
    warnOfPart(pageFiles.get(id) ?? 'pages/', { pageSchema, componentsSettingValues })
  for (const part of ['header', 'footer'] as const) {
    const shared = globalConfiguration[part]
    if (shared) warnOfPart(`${part}.json`, shared)
  }
  for (const { id, settings } of draft.menuList)
    warn(menuFiles.get(id) ?? 'menus/', foreignMediaOf(menuProps, settings, hosts))
  for (const { file, kind, settings } of contents) warn(file, foreignMediaOf(contentProps[kind], settings, hosts))
}
