import { type Answer, CallError, type importSite } from '@vitrine/schemas'
import type { JobStatus } from '../../platform/jobs/jobs.queries.ts'
import type { Translator } from '../../platform/language/translator.ts'
import type { ImportRefusal } from './import-job.ts'
import type { ImportProblem } from './problems.ts'
import type { ImportResult } from './site-import.ts'

/** What an import says at its end. */
export type ImportAnswer = Exclude<Answer<typeof importSite>, { readonly job: string }>

/** The result of an import that is done, in the words of who asks. */
export function importAnswer({ result }: JobStatus, { t }: { readonly t: Translator }): ImportAnswer {
  const { warnings, ...made } = result as ImportResult
  return { ...made, warnings: warnings.map((warning) => warningInWords(warning, t)) }
}

const warningInWords = (
  { file, path, component, language, key, params }: ImportProblem,
  t: Translator,
): ImportAnswer['warnings'][number] => ({
  file,
  path,
  ...(component !== undefined && { component }),
  ...(language !== undefined && { language }),
  key,
  message: t(key, params),
})

/** Why an import failed, in the words of who asks: what is wrong with the files, each under where it stands. */
export function importFailure({ state, error }: JobStatus, { t }: { readonly t: Translator }): CallError {
  if (state === 'cancelled') return new CallError('conflict', { message: t('error.importCancelled') })
  const { code = 'internal', details } = error ?? {}
  if (code !== 'invalid_request' || details === undefined) return new CallError(code)
  const { problems, count } = details as ImportRefusal
  const fields = problems.map(({ file, component, language, path, key, params }) => [
    [file, component, language, path].filter((part) => part !== undefined && part !== '').join(' · '),
    t(key, params),
  ])
  return new CallError('invalid_request', { fields: Object.fromEntries(fields), details: { problems: count } })
}
