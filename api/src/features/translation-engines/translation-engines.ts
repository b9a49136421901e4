import type { EngineSettings } from '@vitrine/schemas'
import type { Database } from '../../platform/database/tables.ts'
import type { HostRules } from '../../platform/network/hosts.ts'
import type { Sealing } from '../../platform/sealing/sealing.ts'
import { createAsk } from './adapters/ask.ts'
import { createEngine } from './adapters/create-engine.ts'
import type { TranslationEngine } from './adapters/engine.ts'
import { type EngineRow, engineByKind } from './store/engines.queries.ts'

/** An engine that a config names: one of its own, or one that is known by its kind. */
export type InstanceEngine = (TranslationEngine | EngineSettings) & {
  /** How many letters each site may send it in a month; any number, when left out. */
  readonly charactersPerMonth?: number
}

/** An engine, and how many letters a site may send it in a month. */
export interface KnownEngine {
  readonly engine: TranslationEngine
  readonly charactersPerMonth?: number | undefined
}

/** The engines of the instance and of its sites. */
export interface TranslationEngines {
  readonly rules: HostRules
  readonly sealing: Sealing
  readonly instance: readonly KnownEngine[]
  /** The engine that a site calls so: its own before that of the instance. */
  byId(tenantId: string, id: string): Promise<KnownEngine | undefined>
  /** The key of an engine of a site; nothing where it has none, or it cannot be read any more. */
  keyOf(row: EngineRow): Promise<string | undefined>
  /** The key, sealed for the engine and its address: for another one it does not open. */
  sealKey(row: Pick<EngineRow, 'tenant_id' | 'kind' | 'url'>, key: string): Promise<string>
}

export interface TranslationEnginesOptions {
  readonly sealing: Sealing
  /** Where engines of sites may be. Those of the instance may be anywhere: its operator wrote them. */
  readonly rules?: HostRules
  readonly instance?: readonly InstanceEngine[] | undefined
}

function knownEngine({ charactersPerMonth, ...given }: InstanceEngine): KnownEngine {
  const engine = 'kind' in given ? createEngine(given, createAsk({ privateHosts: true })) : given
  return { engine, charactersPerMonth }
}

const boundTo = ({ tenant_id, kind, url }: Pick<EngineRow, 'tenant_id' | 'kind' | 'url'>): string =>
  JSON.stringify([tenant_id, kind, url])

/** @param db where the engines of sites stand. */
export function createTranslationEngines(
  db: Database,
  { sealing, rules = {}, instance: given = [] }: TranslationEnginesOptions,
): TranslationEngines {
  const instance = given.map(knownEngine)
  const ask = createAsk(rules)
  const keyOf = async (row: EngineRow) =>
    row.secret === null ? undefined : sealing.open('translation-engine', boundTo(row), row.secret)
  return {
    ...{ rules, sealing, instance, keyOf },
    sealKey: (row, key) => sealing.seal('translation-engine', boundTo(row), key),
    async byId(tenantId, id) {
      const row = await engineByKind(db, tenantId, id)
      if (!row) return instance.find(({ engine }) => engine.id === id)
      const key = await keyOf(row)
      const { kind, url, model, characters_per_month: limit } = row
      const settings = {
        kind,
        ...(url !== null && { url }),
        ...(model !== null && { model }),
        ...(key !== undefined && { key }),
      }
      return { engine: createEngine(settings, ask), charactersPerMonth: limit === null ? undefined : Number(limit) }
    },
  }
}
