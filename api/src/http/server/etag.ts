import { createHash } from 'node:crypto'

/** The tag of a body: a weak one, because every encoding of it has the same. */
export const weakTag = (body: string | Buffer): string => `W/"${createHash('sha256').update(body).digest('base64url')}"`

const bare = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether a caller has the answer with this tag already; weak tags count, as RFC 9110, 13.1.2 compares them. */
export const isNotModified = (tag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => bare(one) === bare(tag)))
