/** What stands before the keys of visitors, so that they are none of members. */
export const VISITOR_KEY = 'visitor '
