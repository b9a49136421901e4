import { CallError, type ContentChanges, type ContentRecord, type Membership, type Settings } from '@vitrine/schemas'
import { isSameText } from './translation-notes.ts'

/**
 * Who may change what of a content (R296). Editors and those above them: everything. A content editor
 * writes texts, pictures and all other values, but neither its address nor whether it is shown; what
 * they add is a draft, and they take nothing away. A translator writes the entries of their languages.
 */
const canPublish = ({ role }: Membership): boolean => role !== 'translator' && role !== 'content-editor'

/** @throws CallError `not_allowed` */
const must = (isAllowed: boolean): void => {
  if (!isAllowed) throw new CallError('not_allowed')
}

export const mustMayRemove = (member: Membership): void => must(canPublish(member))
export const mustMayOrder = ({ role }: Membership): void => must(role !== 'translator')

export function mustMayAdd(member: Membership, { status = 'draft' }: ContentChanges): void {
  must(canPublish(member) || (member.role === 'content-editor' && status === 'draft'))
}

/** Compares what is asked with what is stored, so that a whole record may be sent back. */
export function mustMayChange(
  member: Membership,
  before: ContentRecord,
  changes: ContentChanges,
  baseLanguage: string,
): void {
  if (canPublish(member)) return
  const keeps = (name: 'slug' | 'status' | 'publishedAt' | 'order') =>
    changes[name] === undefined || changes[name] === before[name]
  must(keeps('slug') && keeps('status') && keeps('publishedAt'))
  if (member.role === 'content-editor') return
  const own = new Set((member.languages ?? []).filter((language) => language !== baseLanguage))
  must(keeps('order') && (!changes.settings || isTranslation(before.settings, changes.settings, own)))
}

/** Whether settings differ in some languages only. */
function isTranslation(before: Settings, after: Settings, own: ReadonlySet<string>): boolean {
  const maps = ({ editPropsByLangEnvMap = {} }: Settings) => editPropsByLangEnvMap
  const notes = ({ translationMeta = {} }: Settings) => translationMeta
  const foreign = [maps(before), maps(after), notes(after)]
    .flatMap((byLanguage) => Object.keys(byLanguage))
    .filter((language) => !own.has(language))
  return (
    isSameText(before.props, after.props) &&
    isSameText(before.deletePropsPaths ?? [], after.deletePropsPaths ?? []) &&
    foreign.every(
      (language) =>
        isSameText(maps(before)[language] ?? {}, maps(after)[language] ?? {}) &&
        (!notes(after)[language] || isSameText(notes(before)[language], notes(after)[language])),
    )
  )
}
