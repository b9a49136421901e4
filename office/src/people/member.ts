import type { Answer, listMembers } from '@vitrine/schemas'

/** Somebody who works on the site. */
export type Member = Answer<typeof listMembers>['items'][number]
