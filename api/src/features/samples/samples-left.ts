import {
  baseLanguage,
  baseOrder,
  type DraftToCheck,
  type KnownSample,
  resolve,
  type SampleContent,
  samplesByOwner,
  samplesLeft,
} from '@vitrine/model'
import { type ContentKind, contentProps, type GlobalConfiguration, type Json } from '@vitrine/schemas'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { knownSamples, shownSettings } from './samples.queries.ts'

/** What a check of a draft has to know of what its site came with. */
export async function samplesToCheck(
  db: Database,
  tenantId: string,
  configuration: Pick<GlobalConfiguration, 'defaultLanguage' | 'sourceLanguage'>,
): Promise<Required<Pick<DraftToCheck, 'samples' | 'sampleContents'>>> {
  const samples = await knownSamples(db, tenantId)
  return { samples, sampleContents: await contentsLeft(db, tenantId, samples, baseLanguage(configuration)) }
}

/** The contents that visitors see and that still have something of what they came with, in the language of the base. */
async function contentsLeft(
  db: Database,
  tenantId: string,
  samples: readonly KnownSample[],
  base: string,
): Promise<readonly SampleContent[]> {
  const byOwner = samplesByOwner(samples)
  const ids = [...byOwner.keys()].filter((of) => !of.startsWith('component/')).map((of) => of.split('/')[1] ?? '')
  if (ids.length === 0) return []
  const rows = await shownSettings(db, tenantId, ids)
  return rows.flatMap(({ kind, id, settings }) => {
    const props = resolve(contentProps[kind as ContentKind], fromJson(settings), baseOrder(base)).props as Json & object
    const left = samplesLeft(byOwner.get(`${kind}/${id}`) ?? [], props)
    const { name, title } = props as { readonly name?: unknown; readonly title?: unknown }
    return left.length === 0 ? [] : [{ kind, id, name: String(name ?? title ?? id) }]
  })
}
