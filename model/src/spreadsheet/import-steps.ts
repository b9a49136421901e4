import { contentKey, type EditedContent, getIn, type Operation, type Settings } from '@vitrine/schemas'
import { contentSteps } from '../difference/content-difference.ts'

/** Settings without what languages say of items that others do not have: that goes with its item. */
function withoutItemsOf(settings: Settings, after: Settings): Settings {
  const { editPropsByLangEnvMap: maps, deletePropsPaths: deletions, ...rest } = settings
  const stays = (path: string) => {
    const end = path.lastIndexOf(']')
    return end === -1 || getIn(after.props, path.slice(0, end + 1)) !== undefined
  }
  const kept = Object.entries(maps ?? {}).map(([language, map]) => [
    language,
    Object.fromEntries(Object.entries(map).filter(([path]) => stays(path))),
  ])
  return {
    ...rest,
    ...(maps && { editPropsByLangEnvMap: Object.fromEntries(kept) }),
    ...(deletions && { deletePropsPaths: deletions.filter(stays) }),
  }
}

/** The operations that make a record what a row of a spreadsheet says. */
export function importSteps(
  content: Parameters<typeof contentKey>[0],
  before: EditedContent | undefined,
  after: EditedContent,
): readonly Operation[] {
  const was = before && { ...before, settings: withoutItemsOf(before.settings, after.settings) }
  return contentSteps(contentKey(content), was, after)
}
