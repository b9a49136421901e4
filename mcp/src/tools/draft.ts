import { CallError, listDrafts } from '@vitrine/schemas'
import type { SiteContext } from './tool.ts'

export const draftField = {
  type: 'string',
  pattern: '^[1-9][0-9]{0,14}$',
  description: 'The draft (id of list_pages). May be left out: the first one of the site then.',
} as const

/** A draft of the site: the named one, else the first. @throws CallError where the site has none such */
export async function draftIn({ ask }: Pick<SiteContext, 'ask'>, wanted: string | undefined) {
  const drafts = await ask(listDrafts, {})
  const draft = wanted === undefined ? drafts[0] : drafts.find(({ id }) => id === wanted)
  if (!draft)
    throw new CallError('not_found', {
      message: `This site has no such draft. Its drafts are: ${drafts.map(({ id, name }) => `${id} (${name})`).join(', ')}`,
    })
  return draft
}
