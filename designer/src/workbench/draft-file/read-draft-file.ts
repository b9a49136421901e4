import type { Specs } from '@vitrine/model'
import { upgradeDraft } from '@vitrine/model'
import {
  checkOf,
  checkSize,
  type Draft,
  draft as draftSchema,
  inSaves,
  limits,
  type Problem,
  readJson,
  withoutForbiddenKeys,
} from '@vitrine/schemas'

/** A file as a draft, or what is wrong with it. */
export type ReadDraft = { readonly draft: Draft } | { readonly problems: readonly Problem[] }

const one = (key: string, params: Problem['params'] = {}): ReadDraft => ({ problems: [{ path: '', key, params }] })

/** Doubts a file once, at the door; its drafts may be of older versions. */
export async function readDraftFile(file: Pick<File, 'size' | 'text'>, specs: Specs): Promise<ReadDraft> {
  if (file.size > limits.bodyOfImport) return one('problem.tooLong', { limit: limits.bodyOfImport })
  const read = readJson(await file.text())
  if ('problem' in read) return { problems: [read.problem] }
  const { value } = read
  const tooLarge = checkSize(value, inSaves)
  if (tooLarge) return { problems: [tooLarge] }
  const cleaned = withoutForbiddenKeys(value)
  const problems = checkOf(draftSchema)(cleaned)
  return problems.length > 0 ? { problems } : { draft: upgradeDraft(cleaned as Draft, specs) }
}

/** The name that a draft is kept under: `draft-1-revision-12.json`. */
export const fileNameOf = ({ draftsId, revision }: Pick<Draft, 'draftsId' | 'revision'>): string =>
  `draft-${draftsId}-revision-${revision}.json`
