import { createHash } from 'node:crypto'
import { addPageComment, CallError, commentLimits } from '@vitrine/schemas'
import { fieldValue, ownAddress } from '../request/form-submission.ts'
import type { FormHandler } from './form-handler.ts'

/** What somebody writes about a preview in a browser without script. Sent twice with the same words on one day, it is one. */
export const commentForm: FormHandler = async (visit, post, { mutate }) => {
  const { draftsId, language, path } = visit
  if (draftsId === undefined) throw new CallError('not_found')
  const [page, section, name, text] = ['page', 'section', 'name', 'text'].map((field) => fieldValue(post, field)) as [
    string,
    string,
    string,
    string,
  ]
  const today = new Date().toISOString().slice(0, 10)
  const key = createHash('sha256').update(JSON.stringify([today, page, language, path, section, name, text]))
  await mutate(addPageComment, {
    draftsId,
    page,
    language,
    path: path.slice(0, commentLimits.path),
    ...(section !== '' && { component: section }),
    name,
    text,
    key: key.digest('base64url'),
  })
  return { to: ownAddress(visit.fullPath) }
}
