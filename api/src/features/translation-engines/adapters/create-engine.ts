import type { EngineKind, EngineSettings } from '@vitrine/schemas'
import { apertium } from './apertium.ts'
import type { Ask } from './ask.ts'
import { deepl } from './deepl.ts'
import type { TranslationEngine } from './engine.ts'
import { libreTranslate } from './libretranslate.ts'
import { openAi } from './openai.ts'

const adapters: Readonly<Record<EngineKind, (settings: Omit<EngineSettings, 'kind'>, ask: Ask) => TranslationEngine>> =
  {
    deepl,
    libretranslate: libreTranslate,
    apertium,
    openai: openAi,
  }

/** The engine that settings name. */
export const createEngine = ({ kind, ...settings }: EngineSettings, ask: Ask): TranslationEngine =>
  adapters[kind](settings, ask)
