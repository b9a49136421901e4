import { baseOrder, type KnownSample, languageOrder, resolve, type Specs, sampleFingerprint } from '@vitrine/model'
import type { GlobalConfiguration, Json, SiteTemplate } from '@vitrine/schemas'
import { withServedMedia } from '../../site-import/media.ts'
import { withEachSettings } from './each-settings.ts'

/**
 * What the files of a new site have of the samples of its template, in each of its languages.
 *
 * @param ids of its contents, by kind and slug: by these its samples are known.
 */
export function samplesOf(
  documents: Readonly<Record<string, unknown>>,
  specs: Specs,
  { samples }: Pick<SiteTemplate, 'samples'>,
  { tenantId, ids }: { readonly tenantId: string; readonly ids: ReadonlyMap<string, string> },
): readonly KnownSample[] {
  const configuration = documents['configuration.json'] as GlobalConfiguration
  const { defaultLanguage, sourceLanguage = defaultLanguage, languages } = configuration
  const orders = [baseOrder(sourceLanguage), ...languages.map(({ code }) => languageOrder(configuration, code))]
  const found = new Map<string, KnownSample>()
  withEachSettings(withServedMedia(documents, tenantId), specs, ({ of, schema, settings }) => {
    const paths = of === undefined || !Object.hasOwn(samples, of) ? [] : (samples[of] ?? [])
    if (of === undefined || paths.length === 0) return settings
    for (const order of orders) {
      const { props } = resolve(schema, settings, order)
      for (const path of paths) {
        const fingerprint = sampleFingerprint(props as Json, path)
        const sample = fingerprint && { of: ids.get(of) ?? of, path, fingerprint }
        if (sample) found.set(JSON.stringify(sample), sample)
      }
    }
    return settings
  })
  return [...found.values()]
}
