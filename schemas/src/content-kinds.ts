export const contentKinds = ['product', 'case', 'info', 'collection', 'policy'] as const
/** The kinds of things a site shows beside its pages; each is published by its own status. */
export type ContentKind = (typeof contentKinds)[number]

export const statuses = ['draft', 'published', 'archived'] as const
export type Status = (typeof statuses)[number]
