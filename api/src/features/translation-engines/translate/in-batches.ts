import { setTimeout as wait } from 'node:timers/promises'
import { EngineError, type EngineTranslation, type TextToTranslate } from '@vitrine/schemas'
import type { TranslationEngine, TranslationJob } from '../adapters/engine.ts'

/** What an engine takes in one call, where it does not say. */
const [BATCH, CHARS] = [50, 5000] as const
const MINUTE = 60_000

export interface Batches {
  /** One for each text; nothing for those that were not asked for, or not answered, before it ended. */
  readonly translations: readonly (EngineTranslation | undefined)[]
  /** Why it ended before all were translated. */
  readonly error?: EngineError
}

/** An engine may throw anything: what is no `EngineError` says that it cannot be used now. */
export function asEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error
  // An engine of a package of its own may bring another copy of the class.
  const { name, kind, retryAfter } = error as Partial<EngineError>
  const message = error instanceof Error ? error.message : String(error)
  if (name === 'EngineError' && kind) return new EngineError(kind, message, retryAfter)
  return new EngineError('down', message)
}

interface Part {
  readonly at: number
  readonly text: TextToTranslate
}

/** Texts in calls that the engine takes; one that is longer than that by itself is tried alone. */
function partsOf(
  texts: readonly TextToTranslate[],
  { batch = BATCH, chars = CHARS }: TranslationEngine['limits'] = {},
) {
  const parts: Part[][] = []
  let length = 0
  for (const [at, text] of texts.entries()) {
    const last = parts.at(-1)
    if (last && last.length < batch && length + text.text.length <= chars) {
      last.push({ at, text })
      length += text.text.length
    } else {
      parts.push([{ at, text }])
      length = text.text.length
    }
  }
  return parts
}

/**
 * Has texts translated in as many calls as the engine needs. Where it does not take a batch, each half of it is tried; a
 * text that is refused twice by itself has failed. Anything else ends it, with what was translated by then.
 */
export async function translateInBatches(engine: TranslationEngine, job: TranslationJob): Promise<Batches> {
  const translations: (EngineTranslation | undefined)[] = job.texts.map(() => undefined)
  const gap = MINUTE / (engine.limits?.perMinute ?? Number.POSITIVE_INFINITY)
  let nextAt = 0

  async function ask(parts: readonly Part[]): Promise<readonly EngineTranslation[]> {
    const pause = nextAt - Date.now()
    if (pause > 0) await wait(pause, undefined, { signal: job.signal })
    nextAt = Date.now() + gap
    const answers = await engine.translate({ ...job, texts: parts.map(({ text }) => text) })
    if (answers.length !== parts.length) throw new EngineError('down', 'not as many texts as were asked for')
    return answers
  }

  async function alone(part: Part): Promise<void> {
    const [answer = { error: 'missing' }] = await ask([part]).catch((error: unknown) => refused(error))
    translations[part.at] = answer
  }

  async function attempt(parts: readonly Part[]): Promise<void> {
    let answers: readonly EngineTranslation[]
    try {
      answers = await ask(parts)
    } catch (error) {
      const failure = asEngineError(error)
      if (failure.kind !== 'text') throw error
      const [only] = parts
      if (parts.length === 1 && only) return alone(only)
      const half = Math.ceil(parts.length / 2)
      await attempt(parts.slice(0, half))
      return attempt(parts.slice(half))
    }
    for (const [n, part] of parts.entries()) {
      const answer = answers[n] ?? { error: 'missing' }
      if ('error' in answer) await alone(part)
      else translations[part.at] = answer
    }
  }

  try {
    for (const parts of partsOf(job.texts, engine.limits)) await attempt(parts)
  } catch (error) {
    if (job.signal.aborted) throw job.signal.reason
    return { translations, error: asEngineError(error) }
  }
  return { translations }
}

/** What a text is told that was refused by itself. @throws what is not about this text */
function refused(error: unknown): readonly EngineTranslation[] {
  const { kind, message } = asEngineError(error)
  if (kind !== 'text') throw error
  return [{ error: message }]
}
